import { lockOrder, moveState } from "../order/index.ts";
import { queueMail } from "../mail/index.ts";
import { closeRefund, type RefundRow, selectRefund } from "./refund.sql.ts";
import { saveMoney, selectPayment } from "./payment.sql.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaymentPorts } from "./settle-payment.ts";

/** Gives money back, once: the provider knows the refund by its id, and we know what it gave back already. Throws until it is done. */
export async function refundPayment(ports: PaymentPorts, refundId: string): Promise<void> {
  const refund = await selectRefund(ports.sql, refundId);
  if (!refund || refund.state === "done") return;
  const provider = refund.provider && ports.payments[refund.provider];
  if (!provider || refund.provider_reference === null) {
    throw new Error(`Nobody can give back what was paid with ${refund.transaction_id}`);
  }
  const reference = await giveBack(provider, refund, refund.provider_reference);
  await ports.transact(async (tx) => {
    await lockOrder(tx, refund.order_id);
    if (!(await closeRefund(tx, refundId, reference))) return;
    const row = await selectPayment(tx, refund.transaction_id);
    if (!row) return;
    const refundedCents = Math.min(row.captured_cents, row.refunded_cents + refund.amount_cents);
    await saveMoney(tx, row.id, { capturedCents: row.captured_cents, refundedCents });
    const isWhole = refundedCents === row.captured_cents;
    if (row.state === "paid" || (row.state === "refunded_partially" && isWhole)) {
      const step = { orderId: row.order_id, entity: "transaction", entityId: row.id } as const;
      const to = isWhole ? "refunded" : "refunded_partially";
      await moveState(tx, { ...step, to, actor: `payment:${provider.name}` });
    }
    await queueMail(tx, {
      eventKey: `payment-refunded:${refundId}`,
      template: "payment-refunded",
      languageId: refund.language_id,
      recipient: refund.email,
      data: {
        shopUrl: refund.shop_url,
        name: refund.name,
        orderNumber: refund.order_number,
        amountCents: refund.amount_cents,
        currency: refund.currency,
      },
    });
  });
  ports.count(provider.name, `given-back:${refund.reason}`);
}

/** A refusal may mean that everything went back before: then there is nothing left to do. */
async function giveBack(
  provider: PaymentProvider,
  refund: RefundRow,
  reference: string,
): Promise<string | null> {
  const { id, amount_cents: amountCents, currency } = refund;
  try {
    return (await provider.refund({ id, reference, amountCents, currency })).reference;
  } catch (error) {
    const payment = await provider.look(reference, false);
    if (payment.capturedCents > 0 && payment.refundedCents >= payment.capturedCents) return null;
    throw error;
  }
}
