// Customers and guests: registering, signing in, changing what is stored about them, and erasing it. One use case per file; who a
// session belongs to afterwards is the business of sign-in. Start at login.ts and register.ts; rules of forms are in @hearth/contract/form.
export { RECOVER_PASSWORD, wasMailQueued } from "./account-jobs.sql.ts";
export { accountJobs } from "./account-jobs.ts";
export { type AccountPorts, type Caller, signedIn } from "./account-ports.ts";
export { changePassword } from "./change-password.ts";
export { changeLanguage, changePaymentMethod } from "./change-preferences.ts";
export { changeProfile } from "./change-profile.ts";
export { nameOf } from "./customer-mail.ts";
export {
  type AddressRow,
  type CustomerRow,
  EMAIL_CHANGE_HOURS,
  isWaiting,
  noEmailChange,
} from "./customer-rows.ts";
export {
  deleteWaiting,
  hasPasswordHash,
  type NewAddress,
  selectByEmail,
  updateCustomer,
} from "./customer.sql.ts";
export { deleteCustomer } from "./delete-customer.ts";
export { exportCustomer } from "./export-customer.ts";
export { formRules } from "./form-rules.ts";
export { groupRegistration } from "./group-registration.ts";
export { hashOf, mailDigest, newSecret } from "./link-secret.ts";
export { login } from "./login.ts";
export { logout } from "./logout.ts";
export { proveOwnPassword, wrongPassword } from "./own-password.ts";
export { presentAddress } from "./present-address.ts";
export { presentCustomer } from "./present-customer.ts";
export { customerOf, readCustomer } from "./read-customer.ts";
export { confirmRecovery, isRecoveryExpired, requestRecovery } from "./recover-password.ts";
export { deleteRecovery } from "./recovery.sql.ts";
export { registerConfirm } from "./register-confirm.ts";
export { register } from "./register.ts";
export { requestGroup } from "./request-group.ts";
export { shopUrlIn } from "./shop-url.ts";
export { socialLogin } from "./social-login.ts";
export { takeMailAttempt } from "./throttle.ts";
export { toAddress } from "./to-address.ts";
