// Two accounts of one person become one: what moves, what ends, what speaks against it. Why not is decided by packages/rules/src/customer.
// Start at merge-customers.ts; a new table that refers to customers is added to customer-tables.ts.
export { customerTables } from "./customer-tables.ts";
export { mergeCustomers } from "./merge-customers.ts";
export { previewMerge } from "./preview-merge.ts";
