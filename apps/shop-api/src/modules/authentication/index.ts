// How somebody proves to be a customer: by password, by a provider's word, by the link of a mail; and new passwords. Who a device
// belongs to afterwards is the business of sign-in. Start at login.ts.
export { changePassword } from "./change-password.ts";
export { login } from "./login.ts";
export { logout } from "./logout.ts";
export { proveOwnPassword, wrongPassword } from "./own-password.ts";
export { confirmRecovery, isRecoveryExpired, requestRecovery } from "./recover-password.ts";
export { deleteRecovery } from "./recovery.sql.ts";
export { RECOVER_PASSWORD } from "./recovery-jobs.sql.ts";
export { recoveryJobs } from "./recovery-jobs.ts";
export { socialLogin } from "./social-login.ts";
