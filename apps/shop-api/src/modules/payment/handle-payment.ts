import { failure } from "@hearth/contract";
import type { KeyRing } from "@hearth/service/secrets";
import type { Attempts } from "../../platform/attempts/attempts.ts";
import { isOwnOrder, type OrderCaller, type OrderLink } from "../order-access/index.ts";
import { methodProvider } from "./method-provider.ts";
import { type PayableOrder, selectPayableOrder } from "./payable-order.sql.ts";
import { type PaymentPorts, settlePayment } from "./settle-payment.ts";
import { requireShopUrl, withErrorCode } from "./shop-url.ts";
import { startPayment, type StartRequest, unknownMethod } from "./start-payment.ts";

export interface HandlePorts extends PaymentPorts {
  attempts: Attempts;
  /** Signs payment tokens. */
  secret: KeyRing;
}

export interface PaymentRequest extends OrderLink {
  orderId: string;
  finishUrl?: string | null | undefined;
  errorUrl?: string | null | undefined;
}

const INTERRUPTED = "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED";

/** Where the browser has to go to pay the order; null: nowhere. The session that placed it may pay, and whoever the order is of. */
export async function handlePayment(
  ports: HandlePorts,
  caller: OrderCaller,
  request: PaymentRequest,
): Promise<string | null> {
  const { scope, address } = caller;
  const finishUrl = request.finishUrl && requireShopUrl(scope, "finishUrl", request.finishUrl);
  const errorUrl = request.errorUrl && requireShopUrl(scope, "errorUrl", request.errorUrl);
  const read = () => selectPayableOrder(ports.sql, scope.channel.id, request.orderId);
  let order = await read();
  const isOwn = order?.context_key === scope.contextKey || (await isOwnOrder(ports, caller, request));
  if (!order || !isOwn) throw noOrder();
  const method = methodProvider(order.method_name);
  if (method === null) return null;
  const provider = ports.payments[method.provider];
  if (!provider || !order.is_method_active) throw unknownMethod();
  if (order.state === "in_progress") {
    // Perhaps it is paid or over already. Who cannot be asked now is asked by the sweeper.
    await settlePayment(ports, order.transaction_id).catch(() => null);
    order = (await read()) ?? order;
  }
  if (!canStart(order)) return pageOf(order);
  await limit(ports, address, order.id);
  const shopPage = `${order.shop_url}/checkout/success/${order.id}`;
  const begun = await begin(ports, {
    order,
    provider,
    finishUrl: finishUrl || `${shopPage}/paid`,
    errorUrl: errorUrl || `${shopPage}/unpaid`,
    now: scope.now,
  });
  if (begun) return begun.page;
  const current = (await read()) ?? order;
  if (!canStart(current)) return pageOf(current);
  if (errorUrl) return withErrorCode(errorUrl, INTERRUPTED);
  throw failure(400, INTERRUPTED, { detail: "The payment could not be begun. Please try again." });
}

/** Money that came and has to go back stays known by this transaction: a new one is needed to try again. */
function canStart({ state, captured_cents }: PayableOrder): boolean {
  return (state === "open" || state === "failed") && captured_cents === 0;
}

function pageOf({ state, details }: PayableOrder): string | null {
  return state === "in_progress" ? (details.start?.redirectUrl ?? null) : null;
}

/** Stolen cards are tried in numbers, honest shoppers try a few times. */
async function limit({ attempts }: HandlePorts, address: string, orderId: string): Promise<void> {
  const seconds = await attempts.take("payment", { address, account: orderId });
  if (seconds === undefined) return;
  throw failure(429, "FRAMEWORK__RATE_LIMIT_EXCEEDED", {
    detail: `Too many payments were begun, try again in ${seconds} seconds.`,
    parameters: { seconds },
  });
}

/** Null: it was not, or somebody else did. */
async function begin(ports: HandlePorts, request: StartRequest): Promise<{ page: string | null } | null> {
  const { name } = request.provider;
  try {
    const started = await startPayment(ports, request);
    ports.count(name, "started");
    if (started === null) return null;
    if (started.redirectUrl) return { page: started.redirectUrl };
  } catch {
    ports.count(name, "interrupted");
    return null;
  }
  // Agreed to from the cart. An unknown outcome is not a refusal: the sweeper asks again.
  const settled = await settlePayment(ports, request.order.transaction_id).catch(() => null);
  return settled?.state === "failed" ? null : { page: null };
}

const noOrder = () =>
  failure(404, "CHECKOUT__INVALID_ORDER_ID", { detail: "The order id is invalid or was not provided." });
