import { selectCreditNote, WRITE_CREDIT_NOTE } from "../document/index.ts";
import { type CancelledOrder, ORDER_CANCELLED, ORDER_PLACED } from "../order/index.ts";
import { confirmCancellation } from "./confirm-cancellation.ts";
import { type ConfirmationPorts, confirmOrder } from "./confirm-order.ts";
import { writeCreditNote } from "./write-credit-note.ts";

/** What the worker does for orders that were placed, credited or cancelled. A job may run twice, also at the same time. */
export function orderConfirmationJobs(ports: ConfirmationPorts) {
  return {
    [ORDER_PLACED]: (payload: unknown) => confirmOrder(ports, (payload as { orderId: string }).orderId),
    [WRITE_CREDIT_NOTE]: async (payload: unknown) => {
      const { refundId } = payload as { refundId: string };
      const note = await ports.transact((tx) => selectCreditNote(tx, refundId));
      if (note) await writeCreditNote(ports, note);
    },
    [ORDER_CANCELLED]: (payload: unknown) => confirmCancellation(ports, payload as CancelledOrder),
  };
}
