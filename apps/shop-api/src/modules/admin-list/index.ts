// The one way lists of the back office are read: filters, sorting, page and total over a table.
export { pageOf } from "./page-of.ts";
export { conditionOf, type ListSource, listRows, matches } from "./list-rows.ts";
