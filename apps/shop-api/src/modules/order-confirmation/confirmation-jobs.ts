import { type CancelledOrder, ORDER_CANCELLED, ORDER_PLACED } from "../order/index.ts";
import { confirmCancellation } from "./confirm-cancellation.ts";
import { type ConfirmationPorts, confirmOrder } from "./confirm-order.ts";

/** What the worker does for orders that were placed or cancelled. A job may run twice, also at the same time. */
export function orderConfirmationJobs(ports: ConfirmationPorts) {
  return {
    [ORDER_PLACED]: (payload: unknown) => confirmOrder(ports, (payload as { orderId: string }).orderId),
    [ORDER_CANCELLED]: (payload: unknown) => confirmCancellation(ports, payload as CancelledOrder),
  };
}
