// Numbers and choices that forms need too, without the schemas around them.
export { cartLimit } from "./checkout/cart-limit.ts";
export { criteriaLimit } from "./criteria/criteria-limit.ts";
export { formLimit } from "./form/form-limit.ts";
export { examplePhone, localePhoneCountry } from "./form/field/phone-example.ts";
export { freightAccess, freightTimes } from "./checkout/freight-choices.ts";
export { recommendationLimit } from "./recommendation-limit.ts";
export { TRACKING_ID_PATTERN } from "./checkout/tracking-id.ts";
