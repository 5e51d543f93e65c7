import type { Tx } from "../../platform/database/transaction.ts";
import { cancelOrder, holdForMoney, moveState, type OrderRow } from "../order/index.ts";
import { recordPurchase } from "../purchase/index.ts";
import { bookRefund } from "./book-refund.ts";
import { tellTransfer } from "./payment-mails.ts";
import { saveMoney, selectPayment } from "./payment.sql.ts";
import { selectRefund } from "./refund.sql.ts";

/** Money that nobody holds for us comes and goes by bank transfer: people see it on the account and note it here. */

/** Inside a transaction that has locked the order: all of its money came. */
export async function noteTransfer(tx: Tx, order: OrderRow, transactionId: string): Promise<void> {
  const row = await selectPayment(tx, transactionId);
  if (!row) throw new Error(`There is no transaction ${transactionId}`);
  await saveMoney(tx, row.id, { capturedCents: row.amount_cents, refundedCents: row.refunded_cents });
  const step = { orderId: order.id, entity: "transaction", entityId: row.id } as const;
  await moveState(tx, { ...step, to: "paid", actor: "staff" });
  if (!(await holdForMoney(tx, order.id))) {
    // The goods went to somebody who paid sooner; the money goes back with the order.
    await cancelOrder(tx, order.id, "staff");
    return;
  }
  await recordPurchase(tx, order.id);
  await tellTransfer(tx, order, { amountCents: row.amount_cents, currency: row.currency });
}

/** Inside a transaction that has locked the order: money was sent back. False: it was before, or somebody else gives it back. */
export async function noteRefundSent(tx: Tx, order: OrderRow, refundId: string): Promise<boolean> {
  const refund = await selectRefund(tx, refundId);
  if (!refund || refund.order_id !== order.id || refund.provider !== null) return false;
  const row = await selectPayment(tx, refund.transaction_id);
  const refundedCents = (row?.refunded_cents ?? 0) + refund.amount_cents;
  return bookRefund(tx, order, { refund, reference: null, refundedCents, actor: "staff" });
}
