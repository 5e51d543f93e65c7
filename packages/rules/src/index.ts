// Pure arithmetic storefront, shop API and catalogue share. No clock, no I/O, money in whole cents.
export { calculateCart } from "./cart/calculate-cart.ts";
export type { Buyer, CartInput, DeliveryDays, OfferedProduct, WantedLine } from "./cart/cart-input.ts";
export type { CartNotice } from "./cart/cart-notice.ts";
export type {
  CalculatedCart,
  CalculatedDelivery,
  CalculatedDiscount,
  CalculatedLine,
  CartTotals,
  TaxShare,
} from "./cart/cart-result.ts";
export { contactRetention } from "./retention/contact-retention.ts";
export { recordRetention, startOfKeptYears } from "./retention/record-retention.ts";
export { chooseMethod, type ChosenMethod, type MethodChoice } from "./cart/choose-method.ts";
export {
  isPaymentAvailable,
  type PaymentAvailability,
  type PaymentSituation,
} from "./cart/payment-availability.ts";
export type {
  Discount,
  DiscountScope,
  DiscountSet,
  DiscountType,
  Promotion,
  PromotionConditions,
} from "./cart/promotion.ts";
export type { PromotionRefusal, RefusalCode } from "./cart/apply-promotions.ts";
export { promotionExists } from "./cart/promotions/promotion-exists.ts";
export {
  discountProblems,
  type DiscountProblemCode,
  promotionProblems,
  type PromotionTerms,
} from "./cart/promotions/promotion-problems.ts";
export {
  isZeroRated,
  pvKind,
  zeroRatedCents,
  type BuyerRole,
  type PvDeclaration,
  type PvKind,
  type ZeroRateCase,
} from "./cart/pv-zero.ts";
export { loneShippingCents } from "./cart/shipping/plan-shipping.ts";
export { isOutsideStandardDelivery } from "./cart/shipping/find-zone.ts";
export {
  shownRate,
  tariffProblems,
  type TariffProblem,
  type TariffProblemCode,
} from "./cart/shipping/tariff-problems.ts";
export type {
  ShippingMethodChoice,
  ShippingRate,
  ShippingRules,
  ShippingTariff,
  ShippingZone,
} from "./cart/shipping-rules.ts";
export { energyScale, type ScaleStep } from "./energy-scale.ts";
export { lowestPriceBeforeReduction, type PricePoint } from "./lowest-price.ts";
export { isAvailable, maxPurchase, type PurchaseRule } from "./max-purchase.ts";
export { scaleCents, toAmount, toCents } from "./money.ts";
export {
  type Comparison,
  type ComparisonKind,
  priceData,
  type PriceData,
  type PricedProduct,
} from "./shown-price.ts";
export { addDays, instantOf, shopDay, shopMinute, SHOP_TIME_ZONE, startOfDay } from "./shop-calendar.ts";
export { tierFor, tierQuantity, type PriceTier } from "./price-tier.ts";
export { priceListProblem, type PriceListProblem, type GivenPrices } from "./price-list.ts";
export { type ExportedPrice, priceCells } from "./price-file.ts";
export {
  readPriceImport,
  readPriceRows,
  type ImportFault,
  type ImportedPrice,
  type PriceImport,
} from "./price-import.ts";
export { netFromGross, taxCents, type TaxState } from "./tax.ts";
export { unitPriceCents, type Measure } from "./unit-price.ts";
export {
  beyondLines,
  centsOfPieces,
  leftToRefund,
  leftToReturn,
  leftToSend,
  type LineProgress,
  paidForLine,
  type Pieces,
} from "./order/line-progress.ts";
export {
  type Credit,
  type CreditPart,
  creditParts,
  type CreditWish,
  type RateSum,
} from "./order/credit-note.ts";
export {
  deliveryAfterReturn,
  deliveryAfterSending,
  orderAfter,
  type OrderProgress,
  type OrderStep,
  orderSteps,
  possibleSteps,
} from "./order/order-steps.ts";
export {
  areDownloadsOpen,
  type HoldTimes,
  isAwaited,
  isCancellable,
  isDeepLinkAlive,
  isPaymentChangeable,
  payableUntil,
  paymentOf,
} from "./order/order-rules.ts";
export {
  paymentMethodsWith,
  paymentProviderNames,
  type PaymentProviderName,
  paymentTraits,
  type PaymentTraits,
  type ProviderKind,
  returnPageOf,
} from "./payment/payment-methods.ts";
export { type OrderSums, piecePrices, purchaseMoney, type PurchaseMoney } from "./order/purchase-money.ts";
export { type GoodsReturn, returnCostOf, returnOf } from "./order/return-cost.ts";
export { type ShareRule, strangersAllowance } from "./order/strangers-share.ts";
export { canMove, type StateEntity, stateMachines, type StateOf } from "./order/state-machines.ts";
export { isTrackedPurchase, type TrackedTransaction } from "./order/tracked-purchase.ts";
export {
  type DatedVersion,
  legalPages,
  type LegalPage,
  legalVersionState,
  type LegalVersionState,
  versionAt,
} from "./content/legal-version.ts";
export {
  type BlockKind,
  blockKinds,
  blockMakes,
  type BlockText,
  type BlockTextField,
  type PageBlock,
  type PageDraft,
  type PageText,
} from "./content/page-draft.ts";
export { partTaxPlans, taxNameWith, type TaxPlan, type TaxPlanProblem, taxPlanProblem } from "./tax-plan.ts";
export {
  numberBy,
  numberPatternProblem,
  type NumberPatternProblem,
  shapeOf,
} from "./company/number-pattern.ts";
export { isIban, tidyIban } from "./company/iban.ts";
export { type HoursProblem, hoursProblem, type OpeningHours } from "./company/opening-hours.ts";
export {
  confirmedSteps,
  type ConfirmedStep,
  type SetupFacts,
  setupState,
  setupSteps,
} from "./company/setup.ts";
export {
  type DemoFacts,
  type DemoState,
  demoState,
  type GoingThing,
  goingThings,
  stayingThings,
  takesRealMoney,
} from "./company/demo-emptying.ts";
export { type CategoryPlace, isNeededPath, keptCategories } from "./company/kept-categories.ts";
export { completeLocales, type PageProblem, pageProblems } from "./content/page-problems.ts";
export { type PageState, pageState, pageStates, scheduleProblem } from "./content/page-state.ts";
export { checkRouteRules, type RouteProblem, type RouteProblemCode } from "./route/check-route-rules.ts";
export { compileRouteRules } from "./route/compile-route-rules.ts";
export { isReservedWord } from "./route/reserved-words.ts";
export { type KeptRouteRule, routeMatches, routeStatuses } from "./route/route-rule.ts";
export {
  mayDo,
  mayGive,
  OWN_ACCOUNT,
  type StaffAction,
  staffActions,
  type StaffPermissions,
  type StaffResource,
  staffResources,
} from "./staff/permissions.ts";
export { isStaffRole, rolePermissions, type StaffRole, staffRoles } from "./staff/roles.ts";
export { type MergeRefusal, mergeRefusals, type MergeSide, refusalsOf } from "./customer/merge.ts";
export {
  type BannerDays,
  type BannerProblem,
  bannerProblem,
  type BannerState,
  bannerState,
  bannerStates,
  type BannerText,
} from "./content/banner.ts";
