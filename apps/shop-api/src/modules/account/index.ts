// What a signed-in customer does with their own account: looking at it, changing it, taking everything along, erasing it. How they
// prove who they are is in authentication, their addresses in address, another mail address in email-change.
export { changeLanguage, changePaymentMethod } from "./change-preferences.ts";
export { changeProfile } from "./change-profile.ts";
export { deleteCustomer, eraseAccount, eraseMerged } from "./delete-customer.ts";
export { exportAccount, exportCustomer } from "./export-customer.ts";
export { customerOf, readCustomer } from "./read-customer.ts";
