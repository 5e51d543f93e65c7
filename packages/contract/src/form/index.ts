/**
 * The rules of every form of a customer, for both sides: `checkX(input, rules)` gives the value as the shop keeps it, or
 * violations with code and pointer. Nothing heavy is imported here, so that behaviours in the browser may use it too.
 */
export { accepted } from "./accepted.ts";
export {
  checkAddress,
  MOBILE_NUMBER_FIELD,
  type AddressRules,
  type CheckedAddress,
} from "./account/address.ts";
export { checkChangeEmail, checkChangePassword } from "./account/change-credentials.ts";
export type { Checked, Violation } from "./checked.ts";
export { checkContact } from "./message/contact.ts";
export type { Picture } from "./field/pictures.ts";
export { countryRule, type CountryRule } from "./country-rule.ts";
export { isEmail } from "./field/email.ts";
export { formLimit } from "./form-limit.ts";
export { checkFreight, type CheckedFreight } from "./order/freight.ts";
export { checkInvoice, type CheckedInvoice } from "./order/invoice.ts";
export { checkLinkSecret } from "./field/link-secret.ts";
export { checkLogin } from "./account/login.ts";
export {
  checkNewsletter,
  NEWSLETTER_TEXT_FIELD,
  newsletterOptions,
  type NewsletterRules,
} from "./message/newsletter.ts";
export { checkOrderTexts } from "./order/order-texts.ts";
export { checkProfile, type CheckedProfile, type ProfileRules } from "./account/profile.ts";
export { checkRecoveryPassword, checkRecoveryRequest } from "./account/recovery.ts";
export {
  checkRegister,
  type CheckedRegistration,
  type RegisterRules,
  type RequestableGroup,
} from "./account/register.ts";
export { checkReview } from "./message/review.ts";
export { shownPhone } from "./field/shown-phone.ts";
export { isVatId, tidyVatId, vatIdFormats } from "./field/vat-id.ts";
export { checkWithdrawal } from "./message/withdrawal.ts";
