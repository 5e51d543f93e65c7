/**
 * The contract of the shop API: endpoint table, schemas and types of both sides, criteria grammar, error codes.
 * No I/O and no shop rules live here. Start with `endpoints/index.ts`.
 */
export { endpoints, type Endpoints, type OperationId } from "./endpoints/index.ts";
export { type GateError, gateErrorsOf } from "./endpoints/shared-errors.ts";
export { navigationAliases } from "./endpoints/category.ts";
export type { AnswerOf, CacheClass, DocumentedError, Endpoint, Login, PathParam } from "./endpoint.ts";
export { parseRequest, type ParsedRequest, type RawRequest } from "./parse-request.ts";
export { type InputRules, parseInput, type ParsedInput } from "./parse-input.ts";
export { createNamedSchemas, type NamedSchemas } from "./named-schemas.ts";
export { DateTime, nullable, NullableText } from "./schema-parts.ts";
export { requestSchema, type RequestInput } from "./request-schema.ts";
export { answerProblems, schemaProblems, type ReceivedAnswer } from "./answer-check.ts";
export { jsonSchema } from "./json-schema.ts";
export { prunedSchema } from "./pruned-schema.ts";
export { ApiFailure, apiError, failure, violation, violations, type FailureDetails } from "./api-failure.ts";
export { ApiErrorSchema, ErrorEnvelopeSchema, type ApiError, type ErrorEnvelope } from "./api-error.ts";
export {
  NO_CODE,
  accountErrorCodes,
  cartErrorCodes,
  catalogErrorCodes,
  criteriaErrorCodes,
  errorCodes,
  foreignErrorCodes,
  orderErrorCodes,
  paymentReturnCodes,
  requestErrorCodes,
  violationCodes,
  violationDetailCodes,
  type AccountErrorCode,
  type CartErrorCode,
  type CatalogErrorCode,
  type CriteriaErrorCode,
  type ErrorCode,
  type ForeignErrorCode,
  type OrderErrorCode,
  type PaymentReturnCode,
  type RequestErrorCode,
  type ViolationCode,
  type ViolationDetailCode,
} from "./error-code.ts";
export { ID_PATTERN, isId } from "./id-pattern.ts";
export {
  idSchema,
  type AddressId,
  type CategoryId,
  type CmsPageId,
  type CmsSlotId,
  type CountryId,
  type CountryStateId,
  type CurrencyId,
  type CustomerGroupId,
  type CustomerId,
  type DocumentId,
  type Id,
  type LandingPageId,
  type LanguageId,
  type ManufacturerId,
  type MediaId,
  type OptionId,
  type OrderAddressId,
  type OrderDownloadId,
  type OrderId,
  type OrderLineId,
  type PaymentMethodId,
  type ProductId,
  type PropertyGroupId,
  type ReviewId,
  type SalesChannelId,
  type SalutationId,
  type ShippingMethodId,
  type TransactionId,
} from "./id.ts";
export type {
  Aggregation,
  AssociationCriteria,
  Associations,
  Criteria,
  Filter,
  GroupFilter,
  RangeBounds,
  Scalar,
  Sort,
  TermsAggregation,
  TotalCountMode,
} from "./criteria/criteria.ts";
export type { CriteriaInput } from "./criteria/criteria-input.ts";
export type { AggregationInput } from "./criteria/aggregation-input.ts";
export type { FilterInput } from "./criteria/filter-input.ts";
export type { SortInput } from "./criteria/sort-input.ts";
export type { ListingInput } from "./listing-input.ts";
export { criteriaKeys, type CriteriaKey } from "./criteria/criteria-key.ts";
export { criteriaLimit } from "./criteria/criteria-limit.ts";
export { parseCriteria, type CriteriaOptions, type ParsedCriteria } from "./criteria/parse-criteria.ts";
export { unfoldQuery, type FlatQuery } from "./criteria/unfold-query.ts";
export {
  listingFilters,
  listingKeys,
  parseListingParameters,
  type ListingFilter,
  type ListingParameters,
  type ParsedListing,
} from "./listing-parameters.ts";
export type { PropertyRange } from "./property-ranges.ts";
export {
  SuccessSchema,
  entitySearchResult,
  type ContactAnswer,
  type WithdrawalReceipt,
  type EntitySearchResult,
  type FoundVariant,
  type ProductDetail,
  type RecoveryState,
  type Success,
  type TokenAnswer,
} from "./envelope.ts";
export type {
  CurrentFilters,
  ListingAggregations,
  ProductListing,
  ProductSuggest,
} from "./product-listing.ts";
export { accountTypes, type AccountType } from "./account-type.ts";
export type { AddressInput, ProfileInput, RegisterInput } from "./account-input.ts";
export { cartLimit } from "./cart-limit.ts";
export { cartNoticeKeys, cartNotices, isCartNoticeKey, type CartNoticeKey } from "./cart-notice.ts";
export type { LineItemChange, LineItemInput } from "./line-item-input.ts";
export { isSlotOf, slotDataSchemas, type KnownSlotType, type SlotDataByType } from "./cms-slot-data.ts";
export type {
  CalculatedPrice,
  CalculatedTax,
  CheapestPrice,
  ListPrice,
  ReferencePrice,
  RegulationPrice,
  TaxRule,
} from "./entity/calculated-price.ts";
export type { Cart, CartTransaction } from "./entity/cart.ts";
export type { CartDelivery, CartDeliveryDate, CartDeliveryPosition } from "./entity/cart-delivery.ts";
export type { CartError } from "./entity/cart-error.ts";
export {
  taxDeclarations,
  type HearthCheckout,
  type HearthDelivery,
  type HearthTax,
  type TaxDeclaration,
} from "./entity/cart-extensions.ts";
export type { CartPrice } from "./entity/cart-price.ts";
export type { Category } from "./entity/category.ts";
export {
  cmsPageTypes,
  type CmsBlock,
  type CmsFieldConfig,
  type CmsPage,
  type CmsPageType,
  type CmsSection,
  type CmsSlot,
  type CmsVisibility,
} from "./entity/cms-page.ts";
export type { Country } from "./entity/country.ts";
export type { CountryState } from "./entity/country-state.ts";
export type { CrossSelling, CrossSellingElement } from "./entity/cross-selling.ts";
export type { Currency, Rounding } from "./entity/currency.ts";
export type { Customer, HearthEmailChange, HearthGroupRequest } from "./entity/customer.ts";
export type { CustomerAddress } from "./entity/customer-address.ts";
export type { CustomerExport } from "./entity/customer-export.ts";
export type { CustomerGroup, CustomerGroupRegistration } from "./entity/customer-group.ts";
export type { CustomerSession, CustomerSessions } from "./entity/customer-session.ts";
export type { DeliveryTime } from "./entity/delivery-time.ts";
export type { LandingPage } from "./entity/landing-page.ts";
export type { Order, OrderCustomer, OrderDelivery, OrderDocument, OrderTransaction } from "./entity/order.ts";
export type { OrderAddress } from "./entity/order-address.ts";
export {
  paymentSituations,
  type BankDetails,
  type HearthOrder,
  type PaymentSituation,
} from "./entity/order-extensions.ts";
export type { OrderDownload, OrderLineItem } from "./entity/order-line-item.ts";
export {
  deliveryStates,
  orderStates,
  transactionStates,
  type DeliveryState,
  type OrderState,
  type State,
  type TransactionState,
} from "./entity/order-state.ts";
export { freightAccess, freightTimes } from "./freight-choices.ts";
export {
  consentKinds,
  type ConsentKind,
  type Freight,
  type OrderTracking,
  type PlaceOrderInput,
} from "./order-input.ts";
export type { Language, Locale } from "./entity/language.ts";
export {
  lineItemTypes,
  type LineItem,
  type LineItemDeliveryInformation,
  type LineItemPriceDefinition,
  type LineItemQuantityInformation,
  type LineItemType,
} from "./entity/line-item.ts";
export { type LineItemPayload, serverPayloadKeys } from "./entity/line-item-payload.ts";
export type { Manufacturer } from "./entity/manufacturer.ts";
export type { Media, MediaThumbnail } from "./entity/media.ts";
export {
  newsletterStatuses,
  type NewsletterRecipient,
  type NewsletterStatus,
} from "./entity/newsletter-recipient.ts";
export type { PaymentMethod } from "./entity/payment-method.ts";
export type { KeyFact } from "./entity/product-extensions.ts";
export type { Product } from "./entity/product.ts";
export type { ProductDownload, ProductMedia } from "./entity/product-media.ts";
export type { ProductReview } from "./entity/product-review.ts";
export type { ProductSorting } from "./entity/product-sorting.ts";
export type { PropertyGroup, PropertyGroupHead, PropertyGroupOption } from "./entity/property-group.ts";
export type { RecommendationBasis, Recommendations } from "./entity/recommendations.ts";
export type { SalesChannel, SalesChannelDomain } from "./entity/sales-channel.ts";
export type { Context } from "./entity/sales-channel-context.ts";
export type { Salutation } from "./entity/salutation.ts";
export type { RouteRule, RouteRules } from "./entity/route-rule.ts";
export { seoRouteNames, type MovedFrom, type SeoRouteName, type SeoUrl } from "./entity/seo-url.ts";
export type { ShippingLocation } from "./entity/shipping-location.ts";
export type { ShippingMethod, ShippingMethodPrice } from "./entity/shipping-method.ts";
export { taxStates, type TaxState } from "./tax-state.ts";
export type { Unit } from "./entity/unit.ts";
export type { Wishlist } from "./entity/wishlist.ts";
