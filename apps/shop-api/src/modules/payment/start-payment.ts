import { failure } from "@hearth/contract";
import { returnPageOf } from "@hearth/rules";
import type { KeyRing } from "@hearth/service/secrets";
import type { Transact } from "../../platform/database/transaction.ts";
import { lockOrder, moveState } from "../order/index.ts";
import { methodProvider } from "./method-provider.ts";
import type { PayableOrder } from "./payable-order.sql.ts";
import type { PaymentProvider, StartedPayment } from "./payment-provider.ts";
import { type PaymentStart, saveDetails, saveReference, selectPayment } from "./payment.sql.ts";
import { TOKEN_LIFETIME_MS, writePaymentToken } from "./payment-token.ts";

export interface StartPorts {
  transact: Transact;
  /** Signs payment tokens. */
  secret: KeyRing;
}

export interface StartRequest {
  order: PayableOrder;
  provider: PaymentProvider;
  finishUrl: string;
  errorUrl: string;
  now: number;
}

/** A try that was begun and never answered is repeated word for word; one that is about to outlive its token is not. */
const REPEATABLE_MS = TOKEN_LIFETIME_MS / 2;

/**
 * Begins to pay the current transaction. First it is noted how, so that a second request, or the same one after a crash, asks the
 * provider for the same payment; then the provider is asked, without a lock; then its answer is noted. Null: somebody else has
 * moved the transaction on. Throws what the provider threw; the transaction is `failed` then.
 */
export async function startPayment(ports: StartPorts, request: StartRequest): Promise<StartedPayment | null> {
  const start = await ports.transact((tx) => claim(tx, request));
  if (start === null) return null;
  try {
    const started = await request.provider.start(toStart(ports, request, start));
    await ports.transact((tx) => note(tx, request, { start, started }));
    return started;
  } catch (error) {
    await ports.transact((tx) => giveUp(tx, request, start));
    throw error;
  }
}

type Tx = Parameters<Parameters<Transact>[0]>[0];

async function claim(tx: Tx, request: StartRequest): Promise<PaymentStart | null> {
  const { order, finishUrl, errorUrl, now } = request;
  await lockOrder(tx, order.id);
  const row = await selectPayment(tx, order.transaction_id);
  if (!row?.is_newest || row.captured_cents > 0 || row.order_state === "cancelled") return null;
  if (row.state !== "open" && row.state !== "failed") return null;
  const before = row.details.start;
  if (row.state === "open" && before && now - before.startedAt < REPEATABLE_MS) return before;
  const attempt = (before?.attempt ?? 0) + 1;
  const start: PaymentStart = { attempt, startedAt: now, finishUrl, errorUrl, redirectUrl: null };
  await saveDetails(tx, row.id, { start });
  if (row.state === "failed") await move(tx, request, "open");
  return start;
}

/** The payment is known from here on even if the order was cancelled meanwhile: money that comes has to find its way back. */
async function note(
  tx: Tx,
  request: StartRequest,
  { start, started }: { start: PaymentStart; started: StartedPayment },
): Promise<void> {
  const { order, provider } = request;
  await lockOrder(tx, order.id);
  const row = await selectPayment(tx, order.transaction_id);
  if (!row || row.details.start?.attempt !== start.attempt || row.captured_cents > 0) return;
  await saveReference(tx, row.id, { provider: provider.name, reference: started.reference });
  await saveDetails(tx, row.id, { start: { ...start, redirectUrl: started.redirectUrl } });
  if (row.state === "open") await move(tx, request, "in_progress");
}

async function giveUp(tx: Tx, request: StartRequest, start: PaymentStart): Promise<void> {
  await lockOrder(tx, request.order.id);
  const row = await selectPayment(tx, request.order.transaction_id);
  if (row?.state === "open" && row.details.start?.attempt === start.attempt)
    await move(tx, request, "failed");
}

async function move(tx: Tx, { order, provider }: StartRequest, to: "open" | "in_progress" | "failed") {
  await moveState(tx, {
    orderId: order.id,
    entity: "transaction",
    entityId: order.transaction_id,
    to,
    actor: to === "failed" ? `payment:${provider.name}` : "customer",
  });
}

function toStart({ secret }: StartPorts, { order, provider }: StartRequest, start: PaymentStart) {
  const { attempt, startedAt, finishUrl, errorUrl } = start;
  const transactionId = order.transaction_id;
  const token = writePaymentToken(
    { transactionId, attempt, finishUrl, errorUrl, issuedAt: startedAt },
    secret,
  );
  const method = methodProvider(order.method_name);
  if (method === null) throw unknownMethod();
  const returnUrl = `${order.shop_url}/${returnPageOf(provider.name, transactionId)}?_sw_payment_token=${token}`;
  return {
    transactionId,
    attempt,
    startedAt,
    kind: method.kind,
    orderNumber: order.order_number,
    amountCents: order.amount_cents,
    currency: order.currency,
    email: order.email,
    locale: order.locale,
    returnUrl,
    cancelUrl: `${returnUrl}&cancelled=1`,
    expressReference: attempt === 1 ? order.express_reference : null,
  };
}

export const unknownMethod = () =>
  failure(400, "CHECKOUT__UNKNOWN_PAYMENT_METHOD", { detail: "The payment method is not available." });
