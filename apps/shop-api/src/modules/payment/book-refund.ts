import type { Tx } from "../../platform/database/transaction.ts";
import { type Actor, moveState, type OrderRow } from "../order/index.ts";
import { tellRefunded } from "./payment-mails.ts";
import { saveMoney, selectPayment } from "./payment.sql.ts";
import { closeRefund, type RefundRow } from "./refund.sql.ts";

export interface GivenBack {
  refund: RefundRow;
  /** Of whoever gave it; null: it went back without one. */
  reference: string | null;
  /** All that went back of this payment, this time included. */
  refundedCents: number;
  actor: Actor;
}

/** Inside a transaction that has locked the order: the money went back, and the buyer is told. False: that was noted before. */
export async function bookRefund(
  tx: Tx,
  order: OrderRow,
  { refund, reference, refundedCents: given, actor }: GivenBack,
): Promise<boolean> {
  if (!(await closeRefund(tx, refund.id, reference))) return false;
  const row = await selectPayment(tx, refund.transaction_id);
  if (!row) return false;
  // An event about this very refund may have been faster: the provider's sum counts, not ours.
  const refundedCents = Math.min(row.captured_cents, Math.max(row.refunded_cents, given));
  await saveMoney(tx, row.id, { capturedCents: row.captured_cents, refundedCents });
  const isWhole = refundedCents === row.captured_cents;
  if (row.state === "paid" || (row.state === "refunded_partially" && isWhole)) {
    const step = { orderId: row.order_id, entity: "transaction", entityId: row.id } as const;
    await moveState(tx, { ...step, to: isWhole ? "refunded" : "refunded_partially", actor });
  }
  const { id, amount_cents: amountCents, currency } = refund;
  await tellRefunded(tx, order, { id, amountCents, currency });
  return true;
}
