// Customers and guests: registering, signing in, changing what is stored about them, and erasing it. One use case per file; who a
// session belongs to afterwards is the business of sign-in. Start at login.ts and register.ts; rules of forms are in @hearth/contract/form.
export { accountJobs } from "./account-jobs.ts";
export { type Caller, signedIn } from "./account-ports.ts";
export { changeEmail } from "./change-email.ts";
export { changePassword } from "./change-password.ts";
export { changeLanguage, changePaymentMethod } from "./change-preferences.ts";
export { changeProfile } from "./change-profile.ts";
export { type AddressRow, type CustomerRow } from "./customer-rows.ts";
export type { NewAddress } from "./customer.sql.ts";
export { deleteCustomer } from "./delete-customer.ts";
export { exportCustomer } from "./export-customer.ts";
export { formRules } from "./form-rules.ts";
export { groupRegistration } from "./group-registration.ts";
export { hashOf, mailDigest, newSecret } from "./link-secret.ts";
export { login } from "./login.ts";
export { logout } from "./logout.ts";
export { presentAddress } from "./present-address.ts";
export { presentCustomer } from "./present-customer.ts";
export { customerOf, readCustomer } from "./read-customer.ts";
export { confirmRecovery, isRecoveryExpired, requestRecovery } from "./recover-password.ts";
export { registerConfirm } from "./register-confirm.ts";
export { register } from "./register.ts";
export { requestGroup } from "./request-group.ts";
export { shopUrlIn } from "./shop-url.ts";
export { socialLogin } from "./social-login.ts";
export { toAddress } from "./to-address.ts";
