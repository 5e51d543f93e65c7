// How somebody becomes a customer or a guest, and the link of a mail that makes it true. Rules of the form are in
// @hearth/contract/form. Start at register.ts.
export { register } from "./register.ts";
export { registerConfirm } from "./register-confirm.ts";
export { registrationJobs } from "./registration-jobs.ts";
export { mailWelcome } from "./registration-mail.ts";
