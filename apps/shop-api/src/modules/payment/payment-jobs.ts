import { type HoldTimes, isAwaited } from "@hearth/rules";
import { cancelOrder, lockOrder, REFUND_PAYMENT } from "../order/index.ts";
import { SETTLE_PAYMENT, SWEEP_PAYMENTS } from "./payment-queue.sql.ts";
import { selectPayment } from "./payment.sql.ts";
import { closeEvents } from "./receive-event.sql.ts";
import { refundPayment } from "./refund-payment.ts";
import { type PaymentPorts, settlePayment } from "./settle-payment.ts";
import { queueRefunds, queueWaiting, selectOverdue } from "./sweep-payments.sql.ts";

export interface PaymentJobPorts extends PaymentPorts {
  holds: HoldTimes;
  warn: (error: unknown) => void;
}

/** What the worker does for payments. A job may run twice, also at the same time: the second finds its work done. */
export function paymentJobs(ports: PaymentJobPorts) {
  return {
    [SETTLE_PAYMENT]: async (payload: unknown) => {
      const { transactionId } = payload as { transactionId: string };
      const settled = await settlePayment(ports, transactionId);
      await closeEvents(ports.sql, transactionId, settled?.outcome ?? "unknown");
    },
    [REFUND_PAYMENT]: (payload: unknown) => refundPayment(ports, (payload as { refundId: string }).refundId),
    [SWEEP_PAYMENTS]: () => sweepPayments(ports),
  };
}

/** Repairs what was lost on the way, every minute. */
async function sweepPayments(ports: PaymentJobPorts): Promise<void> {
  await queueWaiting(ports.sql);
  await queueRefunds(ports.sql);
  for (const overdue of await selectOverdue(ports.sql, ports.holds)) {
    await callOff(ports, overdue).catch(ports.warn);
  }
}

/** The provider has the last word: whoever cannot be asked now keeps the order waiting. */
async function callOff(
  ports: PaymentJobPorts,
  { order_id: orderId, transaction_id: transactionId }: { order_id: string; transaction_id: string },
): Promise<void> {
  await settlePayment(ports, transactionId);
  await ports.transact(async (tx) => {
    await lockOrder(tx, orderId);
    const row = await selectPayment(tx, transactionId);
    // Money that came wrong and went back is no payment either.
    const isUnpaid = row?.is_newest && row.captured_cents === row.refunded_cents && !row.is_paid_otherwise;
    if (isUnpaid && isAwaited(row.state)) await cancelOrder(tx, orderId, "sweeper");
  });
}
