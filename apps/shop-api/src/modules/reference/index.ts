// The shop's small tables (languages, countries, taxes, methods, makers, properties, categories …), kept in memory as one
// consistent picture and presented per language. Start at reference-store.ts. Products and content pages do not live here.
export { withMediaOrigin } from "./custom-field-media.ts";
export { nearestGroupIds, nearestRole } from "./said-by-category.ts";
export { countryRuleOf } from "./country-rule.ts";
export type { PromotionRow } from "./cart-rule-rows.ts";
export type { ReferenceData } from "./reference-data.ts";
export type {
  CategoryRow,
  CategoryTextRow,
  MediaRow,
  ProductRole,
  SalesChannelRow,
} from "./reference-rows.ts";
export { openReferenceStore, type ReferenceStore } from "./reference-store.ts";
export type { LocalizedReference } from "./localized-reference.ts";
export {
  presentCountry,
  presentCountryState,
  presentCurrency,
  presentCustomerGroup,
  presentGroupRegistration,
  presentLanguage,
  presentSalutation,
  presentSorting,
} from "./present-lookup.ts";
export { readAmount } from "./option-scale.ts";
export { shopIdentity } from "./shop-identity.ts";
export { altTexts } from "./alt-texts.ts";
export { presentMedia } from "./present-media.ts";
export { presentPaymentMethod, presentShippingMethod } from "./present-method.ts";
export { resolvedText, textFields, type Texts } from "./texts.ts";
