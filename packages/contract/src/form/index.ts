/**
 * The rules of every form of a customer, for both sides: `checkX(input, rules)` gives the value as the shop keeps it, or
 * violations with code and pointer. Nothing heavy is imported here, so that behaviours in the browser may use it too.
 */
export { accepted } from "./accepted.ts";
export { checkAddress, MOBILE_NUMBER_FIELD, type AddressRules, type CheckedAddress } from "./address.ts";
export { checkChangeEmail, checkChangePassword } from "./change-credentials.ts";
export type { Checked, Violation } from "./checked.ts";
export { checkContact } from "./contact.ts";
export type { Picture } from "./pictures.ts";
export { countryRule, type CountryRule } from "./country-rule.ts";
export { isEmail } from "./email.ts";
export { formLimit } from "./form-limit.ts";
export { checkFreight, type CheckedFreight } from "./freight.ts";
export { checkInvoice, type CheckedInvoice } from "./invoice.ts";
export { checkLinkSecret } from "./link-secret.ts";
export { checkLogin } from "./login.ts";
export {
  checkNewsletter,
  NEWSLETTER_TEXT_FIELD,
  newsletterOptions,
  type NewsletterRules,
} from "./newsletter.ts";
export { checkOrderTexts } from "./order-texts.ts";
export { checkProfile, type CheckedProfile, type ProfileRules } from "./profile.ts";
export { checkRecoveryPassword, checkRecoveryRequest } from "./recovery.ts";
export {
  checkRegister,
  type CheckedRegistration,
  type RegisterRules,
  type RequestableGroup,
} from "./register.ts";
export { checkReview } from "./review.ts";
export { shownPhone } from "./shown-phone.ts";
export { isVatId, tidyVatId, vatIdFormats } from "./vat-id.ts";
export { checkWithdrawal } from "./withdrawal.ts";
