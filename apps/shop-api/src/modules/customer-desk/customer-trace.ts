import type { CustomerSheet } from "@hearth/admin-contract";

/** What the record keeps of a customer: it is never erased, so it names nobody. The number leads to the person as long as there is one. */
type CustomerTrace = Pick<CustomerSheet, "number" | "groupId" | "state">;

export function traceOf({ number, groupId, state }: CustomerSheet): CustomerTrace {
  return { number, groupId, state };
}
