// Customers and guests as they are stored and shown, and what every use case about them works with. The use cases have rooms of their
// own: registration, authentication, account, address, email-change, customer-group. Start at customer-rows.ts.
export type { AccountPorts } from "./account-ports.ts";
export {
  deleteGuestWithoutOrders,
  deleteWaiting,
  hasPasswordHash,
  insertCustomer,
  type NewAddress,
  type NewCustomer,
  selectByEmail,
  selectCustomer,
  selectRecord,
  updateCustomer,
} from "./customer.sql.ts";
export { nameOf, type Person, toPerson } from "./customer-mail.ts";
export {
  type AddressRow,
  type CustomerRow,
  EMAIL_CHANGE_HOURS,
  isWaiting,
  noEmailChange,
} from "./customer-rows.ts";
export { presentAddress } from "./present-address.ts";
export { type CustomerRecord, presentCustomer } from "./present-customer.ts";
export { takeGuest, takeMailAttempt } from "./throttle.ts";
export { toAddress } from "./to-address.ts";
