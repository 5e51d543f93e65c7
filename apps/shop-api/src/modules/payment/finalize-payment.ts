import { failure } from "@hearth/contract";
import type { StateOf } from "@hearth/rules";
import type { KeyRing } from "@hearth/service/secrets";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import { lockOrder, moveState } from "../order/index.ts";
import { type PaymentRow, selectPayment } from "./payment.sql.ts";
import { queueSettling } from "./payment-queue.sql.ts";
import { type PaymentTicket, readPaymentToken, TOKEN_LIFETIME_MS } from "./payment-token.ts";
import { type PaymentPorts, settlePayment } from "./settle-payment.ts";
import { withErrorCode } from "./shop-url.ts";

export interface FinalizePorts extends PaymentPorts {
  attempts: Attempts;
  secret: KeyRing;
}

export interface Return {
  paymentToken: string;
  /** The shopper turned back on the provider's page. */
  isCancelled: boolean;
  address: string;
  now: number;
}

const over: Partial<Record<StateOf<"transaction">, string>> = {
  failed: "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED",
  cancelled: "CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT",
};

/**
 * The browser is back from the provider. What it says counts for nothing: the provider is asked, and the state says where to go.
 * An outcome nobody knows yet goes to the page for paid orders, which says that it is being looked at.
 */
export async function finalizePayment(ports: FinalizePorts, back: Return): Promise<string> {
  const ticket = readPaymentToken(back.paymentToken, ports.secret);
  const known = ticket && (await selectPayment(ports.sql, ticket.transactionId));
  if (!ticket || !known) {
    throw failure(400, "CHECKOUT__INVALID_PAYMENT_TOKEN", { detail: "The payment token is not valid." });
  }
  const state = await stateNow(ports, known, { ticket, back });
  if (state === "paid") {
    await ports.attempts.succeed("payment", { address: back.address, account: known.order_id });
    return ticket.finishUrl;
  }
  const isTurnedBack = back.isCancelled && state === "in_progress";
  const code = isTurnedBack ? over.cancelled : over[state];
  if (back.now - ticket.issuedAt > TOKEN_LIFETIME_MS)
    return withErrorCode(ticket.errorUrl, "CHECKOUT__PAYMENT_TOKEN_EXPIRED");
  return code ? withErrorCode(ticket.errorUrl, code) : ticket.finishUrl;
}

async function stateNow(
  ports: FinalizePorts,
  known: PaymentRow,
  { ticket, back }: { ticket: PaymentTicket; back: Return },
): Promise<StateOf<"transaction">> {
  try {
    const settled = await settlePayment(ports, known.id);
    if (!back.isCancelled || settled?.state !== "in_progress") return settled?.state ?? known.state;
    return await turnBack(ports, known, ticket.attempt);
  } catch {
    await queueSettling(ports.sql, known.id);
    return known.state;
  }
}

/** The provider's page is closed as well, where that can be done: else it could still be paid in another tab. */
async function turnBack(
  ports: FinalizePorts,
  known: PaymentRow,
  attempt: number,
): Promise<StateOf<"transaction">> {
  if (known.details.start?.attempt !== attempt) return "in_progress";
  const provider = known.provider && ports.payments[known.provider];
  if (provider && known.provider_reference !== null) await provider.abandon(known.provider_reference);
  const settled = await settlePayment(ports, known.id);
  if (settled?.state !== "in_progress") return settled?.state ?? known.state;
  return ports.transact(async (tx) => {
    await lockOrder(tx, known.order_id);
    const row = await selectPayment(tx, known.id);
    if (row?.state !== "in_progress" || row.details.start?.attempt !== attempt)
      return row?.state ?? known.state;
    const step = { orderId: known.order_id, entity: "transaction", entityId: known.id } as const;
    await moveState(tx, { ...step, to: "cancelled", actor: "customer" });
    return "cancelled";
  });
}
