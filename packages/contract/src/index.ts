/**
 * The contract of the shop API: endpoint table, schemas and types of both sides, criteria grammar, error codes.
 * No I/O and no shop rules live here. Start with `endpoints/index.ts`.
 */
export { endpoints, type Endpoints, type OperationId } from "./endpoints/index.ts";
export { type GateError, gateErrorsOf } from "./endpoints/shared-errors.ts";
export { navigationAliases } from "./endpoints/category.ts";
export type { AnswerOf, CacheClass, DocumentedError, Endpoint, Login, PathParam } from "./endpoint.ts";
export { parseRequest, type ParsedRequest, type RawRequest } from "./request/parse-request.ts";
export { type InputRules, parseInput, type ParsedInput } from "./request/parse-input.ts";
export { createNamedSchemas, type NamedSchemas } from "./schema/named-schemas.ts";
export { DateTime, nullable, NullableText } from "./schema/schema-parts.ts";
export { requestSchema, type RequestInput } from "./request/request-schema.ts";
export { answerProblems, schemaProblems, type ReceivedAnswer } from "./answer-check.ts";
export { jsonSchema } from "./schema/json-schema.ts";
export { prunedSchema } from "./schema/pruned-schema.ts";
export { ApiFailure, apiError, failure, violation, violations } from "./error/api-failure.ts";
export type { FailureDetails } from "./error/api-failure.ts";
export { ApiErrorSchema, ErrorEnvelopeSchema, type ApiError, type ErrorEnvelope } from "./error/api-error.ts";
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
} from "./error/error-code.ts";
export { ID_PATTERN, isId } from "./schema/id-pattern.ts";
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
} from "./schema/id.ts";
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
export type { ListingInput } from "./listing/listing-input.ts";
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
} from "./listing/listing-parameters.ts";
export type { PropertyRange } from "./listing/property-ranges.ts";
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
} from "./listing/product-listing.ts";
export { accountTypes, type AccountType } from "./account-type.ts";
export type { AddressInput, ProfileInput, RegisterInput } from "./request/account-input.ts";
export { cartLimit } from "./checkout/cart-limit.ts";
export { cartNoticeKeys, cartNotices, isCartNoticeKey, type CartNoticeKey } from "./checkout/cart-notice.ts";
export type { LineItemChange, LineItemInput } from "./checkout/line-item-input.ts";
export { isSlotOf, slotDataSchemas, type KnownSlotType, type SlotDataByType } from "./cms-slot-data.ts";
export type {
  CalculatedPrice,
  CalculatedTax,
  CheapestPrice,
  ListPrice,
  ReferencePrice,
  RegulationPrice,
  TaxRule,
} from "./entity/cart/calculated-price.ts";
export type { Cart, CartTransaction } from "./entity/cart/cart.ts";
export type { CartDelivery, CartDeliveryDate, CartDeliveryPosition } from "./entity/cart/cart-delivery.ts";
export type { CartError } from "./entity/cart/cart-error.ts";
export {
  taxDeclarations,
  type HearthCheckout,
  type HearthDelivery,
  type HearthTax,
  type TaxDeclaration,
} from "./entity/cart/cart-extensions.ts";
export type { CartPrice } from "./entity/cart/cart-price.ts";
export type { Category } from "./entity/content/category.ts";
export {
  cmsPageTypes,
  type CmsBlock,
  type CmsFieldConfig,
  type CmsPage,
  type CmsPageType,
  type CmsSection,
  type CmsSlot,
  type CmsVisibility,
} from "./entity/content/cms-page.ts";
export type { Country } from "./entity/sales-channel/country.ts";
export type { CountryState } from "./entity/sales-channel/country-state.ts";
export type { CrossSelling, CrossSellingElement } from "./entity/product/cross-selling.ts";
export type { Currency, Rounding } from "./entity/sales-channel/currency.ts";
export type { Customer, HearthEmailChange, HearthGroupRequest } from "./entity/customer/customer.ts";
export type { CustomerAddress } from "./entity/customer/customer-address.ts";
export type { CustomerExport } from "./entity/customer/customer-export.ts";
export type { CustomerGroup, CustomerGroupRegistration } from "./entity/customer/customer-group.ts";
export type { CustomerSession, CustomerSessions } from "./entity/customer/customer-session.ts";
export type { DeliveryTime } from "./entity/product/delivery-time.ts";
export type { LandingPage } from "./entity/content/landing-page.ts";
export type {
  Order,
  OrderCustomer,
  OrderDelivery,
  OrderDocument,
  OrderTransaction,
} from "./entity/order/order.ts";
export type { OrderAddress } from "./entity/order/order-address.ts";
export {
  paymentSituations,
  type BankDetails,
  type HearthOrder,
  type PaymentSituation,
} from "./entity/order/order-extensions.ts";
export type { OrderDownload, OrderLineItem } from "./entity/order/order-line-item.ts";
export {
  deliveryStates,
  orderStates,
  transactionStates,
  type DeliveryState,
  type OrderState,
  type State,
  type TransactionState,
} from "./entity/order/order-state.ts";
export { freightAccess, freightTimes } from "./checkout/freight-choices.ts";
export {
  consentKinds,
  type ConsentKind,
  type Freight,
  type OrderTracking,
  type PlaceOrderInput,
} from "./checkout/order-input.ts";
export type { Language, Locale } from "./entity/sales-channel/language.ts";
export {
  lineItemTypes,
  type LineItem,
  type LineItemDeliveryInformation,
  type LineItemPriceDefinition,
  type LineItemQuantityInformation,
  type LineItemType,
} from "./entity/cart/line-item.ts";
export { type LineItemPayload, serverPayloadKeys } from "./entity/cart/line-item-payload.ts";
export type { Manufacturer } from "./entity/product/manufacturer.ts";
export type { Media, MediaThumbnail } from "./entity/content/media.ts";
export {
  newsletterStatuses,
  type NewsletterRecipient,
  type NewsletterStatus,
} from "./entity/customer/newsletter-recipient.ts";
export type { PaymentMethod } from "./entity/sales-channel/payment-method.ts";
export type { KeyFact } from "./entity/product/product-extensions.ts";
export type { Product } from "./entity/product/product.ts";
export type { ProductDownload, ProductMedia } from "./entity/product/product-media.ts";
export type { ProductReview } from "./entity/product/product-review.ts";
export type { ProductSorting } from "./entity/product/product-sorting.ts";
export type {
  PropertyGroup,
  PropertyGroupHead,
  PropertyGroupOption,
} from "./entity/product/property-group.ts";
export type { RecommendationBasis, Recommendations } from "./entity/product/recommendations.ts";
export type { SalesChannel, SalesChannelDomain } from "./entity/sales-channel/sales-channel.ts";
export type { Context } from "./entity/sales-channel/sales-channel-context.ts";
export type { Salutation } from "./entity/customer/salutation.ts";
export type { RouteRule, RouteRules } from "./entity/content/route-rule.ts";
export type { Banners } from "./entity/content/banner.ts";
export type { ConsentTexts } from "./entity/content/consent-texts.ts";
export { seoRouteNames, type MovedFrom, type SeoRouteName, type SeoUrl } from "./entity/content/seo-url.ts";
export type { ShippingLocation } from "./entity/sales-channel/shipping-location.ts";
export type { ShippingMethod, ShippingMethodPrice } from "./entity/sales-channel/shipping-method.ts";
export { taxStates, type TaxState } from "./tax-state.ts";
export type { Unit } from "./entity/product/unit.ts";
export type { Wishlist } from "./entity/customer/wishlist.ts";
