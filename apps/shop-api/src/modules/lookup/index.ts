// Lists for forms and switches: languages, currencies, countries, salutations, payment and shipping methods.
export {
  countryList,
  countryStateList,
  currencyList,
  languageList,
  paymentMethodList,
  salutationList,
  shippingMethodList,
} from "./lookup-lists.ts";
