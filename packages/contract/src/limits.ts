// Numbers and choices that forms need too, without the schemas around them.
export { cartLimit } from "./cart-limit.ts";
export { criteriaLimit } from "./criteria/criteria-limit.ts";
export { formLimit } from "./form/form-limit.ts";
export { examplePhone, localePhoneCountry } from "./form/phone-example.ts";
export { freightAccess, freightTimes } from "./freight-choices.ts";
export { recommendationLimit } from "./recommendation-limit.ts";
export { TRACKING_ID_PATTERN } from "./tracking-id.ts";
