import { lockOrder, moveState } from "../order/index.ts";
import { closeRefund, type RefundRow, selectRefund } from "./refund.sql.ts";
import { saveMoney, selectPayment } from "./payment.sql.ts";
import { tellRefunded } from "./payment-mails.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaymentPorts } from "./settle-payment.ts";

/** Gives money back, once: the provider knows the refund by its id, and we know what it gave back already. Throws until it is done. */
export async function refundPayment(ports: PaymentPorts, refundId: string): Promise<void> {
  const refund = await selectRefund(ports.sql, refundId);
  // Money that is disputed is not ours to give. Once the dispute is won, the sweeper comes back to it.
  if (!refund || refund.state === "done" || refund.is_charged_back) return;
  const provider = refund.provider && ports.payments[refund.provider];
  if (!provider || refund.provider_reference === null) {
    throw new Error(`Nobody can give back what was paid with ${refund.transaction_id}`);
  }
  const given = await giveBack(provider, refund, refund.provider_reference);
  await ports.transact(async (tx) => {
    const order = await lockOrder(tx, refund.order_id);
    if (!order || !(await closeRefund(tx, refundId, given.reference))) return;
    const row = await selectPayment(tx, refund.transaction_id);
    if (!row) return;
    // An event about this very refund may have been faster: the provider's sum counts, not ours.
    const refundedCents = Math.min(row.captured_cents, Math.max(row.refunded_cents, given.refundedCents));
    await saveMoney(tx, row.id, { capturedCents: row.captured_cents, refundedCents });
    const isWhole = refundedCents === row.captured_cents;
    if (row.state === "paid" || (row.state === "refunded_partially" && isWhole)) {
      const step = { orderId: row.order_id, entity: "transaction", entityId: row.id } as const;
      const to = isWhole ? "refunded" : "refunded_partially";
      await moveState(tx, { ...step, to, actor: `payment:${provider.name}` });
    }
    await tellRefunded(tx, order, {
      id: refundId,
      amountCents: refund.amount_cents,
      currency: refund.currency,
    });
  });
  ports.count(provider.name, `given-back:${refund.reason}`);
}

/** A refusal may mean that everything went back before: then there is nothing left to do. */
async function giveBack(provider: PaymentProvider, refund: RefundRow, reference: string) {
  const { id, amount_cents: amountCents, currency } = refund;
  const look = async () => {
    const { capturedCents, refundedCents } = await provider.look(reference, {
      mayCapture: false,
      isDisputed: false,
    });
    return { isWhole: capturedCents > 0 && refundedCents >= capturedCents, refundedCents };
  };
  try {
    const made = await provider.refund({ id, reference, amountCents, currency });
    return { reference: made.reference, refundedCents: Math.max(amountCents, (await look()).refundedCents) };
  } catch (error) {
    const { isWhole, refundedCents } = await look();
    if (isWhole) return { reference: null, refundedCents };
    throw error;
  }
}
