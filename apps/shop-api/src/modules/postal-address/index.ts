// An address as every table and every answer has it, whoever it belongs to: a customer, a cart's session, an order.
export type { PostalAddressRow } from "./postal-address-row.ts";
export { postalFields, postalRelations } from "./present-postal-address.ts";
