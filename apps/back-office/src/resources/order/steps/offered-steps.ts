import type { AdminOperationId, OrderSheet } from "@hearth/admin-contract";
import { type OrderStep, orderSteps } from "@hearth/rules";

const operations = {
  ship: "shipOrder",
  "mark-paid": "markOrderPaid",
  refund: "refundOrder",
  return: "returnGoods",
  cancel: "cancelOrder",
} as const satisfies Readonly<Record<OrderStep, AdminOperationId>>;

/** What the order allows now, as far as the role does. */
export function offeredSteps(
  { possible }: Pick<OrderSheet, "possible">,
  may: (operation: AdminOperationId) => boolean,
): OrderStep[] {
  return orderSteps.filter((step) => possible.includes(step) && may(operations[step]));
}
