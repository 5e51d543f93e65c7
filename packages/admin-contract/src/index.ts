/**
 * The contract of the admin API: endpoint table with permissions, schemas, codes and the one shape of lists. The shop's contract is
 * below it; rules about staff are in @hearth/rules. Start with `endpoints/index.ts`.
 */
export { adminEndpoints, type AdminEndpoints, type AdminOperationId } from "./endpoints/index.ts";
export {
  type AdminAnswer,
  type AdminEndpoint,
  type AdminPathParam,
  isInQuery,
  type SessionStage,
  sessionStages,
} from "./admin-endpoint.ts";
export {
  type AdminError,
  type AdminErrorCode,
  adminErrorCodes,
  adminFailure,
  changedMeanwhile,
} from "./admin-error.ts";
export { adminAnswerProblems } from "./answer-problems.ts";
export { gateErrorsOf } from "./gate-errors.ts";
export { listLimit, type ListPage, type ListRules, type ListRequest, type ListRequestOf } from "./list.ts";
export { parseAdminRequest, type ParsedAdminRequest, type RawAdminRequest } from "./parse-admin-request.ts";
export type { AuditCheck, AuditEntry } from "./endpoints/people/audit.ts";
export type { BulkChange, BulkChangeRow } from "./endpoints/bulk-change.ts";
export type { CategoryHead, CategoryRemoval, CategorySheet } from "./endpoints/category.ts";
export type { ContactMessage, ContactMessageHead } from "./endpoints/contact-message.ts";
export type { CustomerChoices } from "./endpoints/customer.ts";
export type { AdminGroupRequest } from "./endpoints/customer-group-request.ts";
export type { HealthReport } from "./endpoints/health.ts";
export type { DeadJob } from "./endpoints/job.ts";
export { MOST_PICTURE_BYTES, pictureTypes, type MediaHead, type MediaSheet } from "./endpoints/media.ts";
export type { AdminNewsletterRecipient } from "./endpoints/newsletter-recipient.ts";
export type { PriceListFields } from "./endpoints/product.ts";
export type { PictureChoice, ProductChoices } from "./endpoints/product-choice.ts";
export type { PromotionFields } from "./endpoints/promotion.ts";
export type { SalesFigures } from "./endpoints/sales-figures.ts";
export type { AdminSearchRule } from "./endpoints/search-rule.ts";
export type { AdminWithdrawal } from "./endpoints/withdrawal.ts";
export type { Invitation } from "./endpoints/people/invitation.ts";
export type { ReviewToJudge } from "./endpoints/review.ts";
export type { Role } from "./endpoints/people/role.ts";
export type { AdminRouteRule } from "./endpoints/route-rule.ts";
export type { StaffMember } from "./endpoints/people/staff.ts";
export type {
  ContentPageDraft,
  ContentPageHead,
  ContentPageSheet,
  ContentPreview,
  ContentVersion,
} from "./entity/content-page.ts";
export type { AdminBanner } from "./endpoints/banner.ts";
export type {
  ConsentTextForm,
  ConsentTextSheet,
  ConsentTextVersion,
  ConsentWord,
} from "./endpoints/settings/consent-text.ts";
export type { MergePreview } from "./endpoints/customer-merge.ts";
export type { CustomerHead, CustomerSheet } from "./entity/customer.ts";
export type { VatCheck } from "./entity/vat-check.ts";
export type { GateReasonCode, ProductHead, ProductSheet, StockReason } from "./entity/product.ts";
export type { AdminPromotion, PromotionCode, PromotionTrial } from "./entity/promotion.ts";
export type { CancelCause, OrderFlag, OrderHead, OrderSheet, RefundCause } from "./entity/order-sheet.ts";
export type { PhoneArticle, PhoneCart, PhoneCustomer, PhoneDraft } from "./entity/phone-cart.ts";
export type { PhoneGuestForm, PhoneOrderChoices } from "./endpoints/phone-order.ts";
export type { Me, Passkey, SecondFactor, StaffSession } from "./entity/session.ts";
export type {
  AdminCountry,
  AdminPaymentMethod,
  AdminShippingMethod,
  AdminShippingTariff,
  AdminShippingZone,
  ShippingRateForm,
} from "./entity/settings.ts";
export type { CompanyForm, CompanySheet } from "./endpoints/settings/company.ts";
export type { AdminTax } from "./endpoints/settings/tax.ts";
export type { DemoShop } from "./endpoints/settings/demo.ts";
export type { Maker, MakerHead, MakerSheet } from "./endpoints/manufacturer.ts";
export type { OptionWish, PropertyHead, PropertySheet, PropertyWish } from "./endpoints/property.ts";
export type { StreamHead, StreamRuleForm, StreamSheet, StreamTrial } from "./endpoints/product-stream.ts";
export type { NumberRange } from "./endpoints/settings/number-range.ts";
export type { ShopSetup } from "./endpoints/settings/setup.ts";
export type {
  MailPreview,
  MailTemplateHead,
  MailTemplateSheet,
  MailWordsForm,
} from "./endpoints/settings/mail-template.ts";
export type {
  LegalTextHead,
  LegalTextSheet,
  LegalVersion,
  LegalWording,
} from "./endpoints/settings/legal-text.ts";
