// The desk where staff look after customers: listing and reading them, letting them in or not, their group, and handing out or erasing
// what is held about a person. What an account is, how it is exported and erased is decided by the modules customers use themselves.
// Start at seen-customer.ts: every change goes through it.
export { changeGroup } from "./change-group.ts";
export { customerChoices } from "./customer-choices.ts";
export { blockCustomer, unblockCustomer } from "./customer-door.ts";
export { traceOf } from "./customer-trace.ts";
export { headColumns, listCustomers } from "./list-customers.sql.ts";
export { erasePerson, exportPerson } from "./personal-data.ts";
export { readCustomerSheet } from "./read-customer-sheet.ts";
export { lockSeen } from "./seen-customer.ts";
