import type { CancelCause, RefundCause } from "@hearth/admin-contract";

/** In the order of how often they are the cause. */
export const refundCauses = [
  "returned",
  "damaged",
  "not-deliverable",
  "goodwill",
  "other",
] as const satisfies readonly RefundCause[];

export const cancelCauses = [
  "customer",
  "not-paid",
  "not-deliverable",
  "fraud",
  "mistake",
  "other",
] as const satisfies readonly CancelCause[];
