import { failure } from "@hearth/contract";
import { isDeepLinkAlive } from "@hearth/rules";
import type { Attempts } from "../../platform/attempts.ts";
import type { Scope } from "../context/index.ts";
import { methodProvider } from "./method-provider.ts";
import { type PayableOrder, selectPayableOrder } from "./payable-order.sql.ts";
import { type PaymentPorts, settlePayment } from "./settle-payment.ts";
import { requireShopAddress, withErrorCode } from "./shop-address.ts";
import { startPayment, type StartWish, unknownMethod } from "./start-payment.ts";

export interface HandlePorts extends PaymentPorts {
  attempts: Attempts;
  /** Signs payment tokens. */
  secret: string;
}

export interface PaymentCaller {
  scope: Scope;
  /** Where the request came from. */
  address: string;
}

export interface PaymentWish {
  orderId: string;
  finishUrl?: string | null | undefined;
  errorUrl?: string | null | undefined;
  deepLinkCode?: string | null | undefined;
}

const INTERRUPTED = "CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED";

/** Where the browser has to go to pay the order; null: nowhere. */
export async function handlePayment(
  ports: HandlePorts,
  { scope, address }: PaymentCaller,
  wish: PaymentWish,
): Promise<string | null> {
  const finishUrl = wish.finishUrl && requireShopAddress(scope, "finishUrl", wish.finishUrl);
  const errorUrl = wish.errorUrl && requireShopAddress(scope, "errorUrl", wish.errorUrl);
  const read = () => selectPayableOrder(ports.sql, scope.channel.id, wish.orderId);
  let order = await read();
  if (!order || !isOwn(order, scope, wish.deepLinkCode)) throw noOrder();
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

/** The session's own order, or one whose link from the mail was shown. To anybody else it does not exist. */
function isOwn(order: PayableOrder, scope: Scope, deepLinkCode: string | null | undefined): boolean {
  if (order.session_token === scope.token) return true;
  if (scope.customer !== null && scope.customer.id === order.customer_id) return true;
  return deepLinkCode === order.deep_link_code && isDeepLinkAlive(Date.parse(order.updated_at), scope.now);
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
async function begin(ports: HandlePorts, wish: StartWish): Promise<{ page: string | null } | null> {
  const { name } = wish.provider;
  try {
    const started = await startPayment(ports, wish);
    ports.count(name, "started");
    if (started === null) return null;
    if (started.redirectUrl) return { page: started.redirectUrl };
  } catch {
    ports.count(name, "interrupted");
    return null;
  }
  // Agreed to from the cart. An unknown outcome is not a refusal: the sweeper asks again.
  const settled = await settlePayment(ports, wish.order.transaction_id).catch(() => null);
  return settled?.state === "failed" ? null : { page: null };
}

const noOrder = () =>
  failure(404, "CHECKOUT__INVALID_ORDER_ID", { detail: "The order id is invalid or was not provided." });
