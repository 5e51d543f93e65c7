import { lockOrder } from "../order/index.ts";
import { bookRefund } from "./book-refund.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import { type RefundRow, selectRefund } from "./refund.sql.ts";
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
  const isBooked = await ports.transact(async (tx) => {
    const order = await lockOrder(tx, refund.order_id);
    return order ? bookRefund(tx, order, { refund, ...given, actor: `payment:${provider.name}` }) : false;
  });
  if (isBooked) ports.count(provider.name, `given-back:${refund.reason}`);
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
