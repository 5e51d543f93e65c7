// What staff set about the company, sending, paying and the countries served. Carts read it from memory (../reference) and what it means stands in
// packages/rules; orders keep what they were placed with. Start at seen-setting.ts.
export { emptyCaches } from "./empty-caches.sql.ts";
export { changeCompany, readCompanySheet } from "./company.ts";
export { changeCountry, listCountries } from "./countries.ts";
export {
  changePaymentMethod,
  changeShippingMethod,
  listPaymentMethods,
  listShippingMethods,
} from "./methods.ts";
export { changeNumberRange } from "./number-range.ts";
export { selectNumberRanges } from "./number-range.sql.ts";
export { listTaxes, planTax, taxJobs } from "./tax/taxes.ts";
export { changeShippingTariff, listShippingTariffs } from "./tariffs.ts";
