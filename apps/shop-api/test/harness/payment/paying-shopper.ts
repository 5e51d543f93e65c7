import type { PaymentSummary } from "../../../../../tools/src/payment/control.ts";
import * as id from "../content/catalogue-ids.ts";
import type { OrderJournal } from "../order/order-journal.ts";
import { ask, type OrderAnswer, placeOrder } from "../order/order-requests.ts";
import { insertShoppers } from "../order/order-shoppers.ts";
import type { PaymentKey } from "./payment-rig.ts";
import type { TestShop } from "../test-shop.ts";

/** Somebody with an order, and what they do in their browser. */
export interface PayingShopper {
  readonly orderId: string;
  readonly totalCents: number;
  /** Begins to pay; the address of the provider's page, if there is one. */
  start(): Promise<string | null>;
  /** Begins to pay; which payment of the provider's it is. */
  begin(): Promise<string>;
  /** Payments of the order at the providers, whose page the shopper has seen, oldest first. */
  seen(): PaymentSummary[];
  /** Back in the shop; where it leads to. */
  back(reference: string, how?: { cancelled: boolean }): Promise<string | null>;
  changeTo(payment: PaymentKey): Promise<number>;
  cancel(): Promise<number>;
  state(): Promise<OrderState>;
}

export interface OrderState {
  order: string;
  /** Oldest first. */
  transactions: { state: string; captured_cents: number; refunded_cents: number }[];
  purchases: number;
  refunds: { state: string; reason: string }[];
}

interface Parts {
  shop: TestShop;
  journal: OrderJournal;
}

export async function payingShopper(
  { shop, journal }: Parts,
  payment: PaymentKey,
  product = "thermostat",
): Promise<PayingShopper> {
  const { control } = shop.sandbox;
  const [shopper] = await insertShoppers(shop.sql, 1, { lines: [[product, 1]], payment });
  const token = shopper?.token ?? "";
  const placed = await placeOrder(shop.origin, token);
  journal.note(placed, { cart: token });
  if (!placed.order) throw new Error(`no order: ${placed.text}`);
  const orderId = placed.order.id;
  const post = (path: string, body: object) => ask({ origin: shop.origin, token, path, body });
  const pages = new Set<string>();

  async function start(): Promise<string | null> {
    const page = addressIn(await post("/handle-payment", { orderId }));
    if (page !== null) pages.add(referenceIn(page));
    return page;
  }

  return {
    orderId,
    totalCents: Math.round(placed.order.amountTotal * 100),
    start,
    async begin() {
      const page = await start();
      if (page === null) throw new Error("there is no page to pay on");
      return referenceIn(page);
    },
    seen: () => [...pages].flatMap((reference) => control.payment(reference) ?? []),
    async back(reference, { cancelled } = { cancelled: false }) {
      const { returnUrl = "" } = control.payment(reference) ?? {};
      const paymentToken = new URL(returnUrl).searchParams.get("_sw_payment_token");
      return addressIn(await post("/hearth/payment/finalize", { paymentToken, cancelled }));
    },
    async changeTo(key) {
      return (await post("/order/payment", { orderId, paymentMethodId: id.paymentMethod(key) })).status;
    },
    cancel: async () => (await post("/order/state/cancel", { orderId })).status,
    state: () => readState(shop, orderId),
  };
}

function addressIn({ status, text }: OrderAnswer): string | null {
  if (status >= 500 || status === 0) throw new Error(`the shop answered ${status}: ${text}`);
  return status === 200 ? ((JSON.parse(text) as { redirectUrl: string | null }).redirectUrl ?? null) : null;
}

/** Pages of both providers end with the name of the payment. */
function referenceIn(page: string): string {
  return /(?:\/c\/pay\/|token=)(\w+)$/.exec(page)?.[1] ?? "";
}

async function readState({ sql }: TestShop, orderId: string): Promise<OrderState> {
  const [order] = await sql<{ state: string; purchases: number }[]>`
    select state, (select count(*)::int from purchase_event where order_id = o.id) as purchases
    from shop_order o where id = ${orderId}`;
  const transactions = await sql<OrderState["transactions"]>`
    select state, captured_cents, refunded_cents from order_transaction where order_id = ${orderId} order by created_at, id`;
  const refunds = await sql<OrderState["refunds"]>`
    select r.state, r.reason from payment_refund r join order_transaction t on t.id = r.transaction_id
    where t.order_id = ${orderId} order by r.created_at`;
  return {
    order: order?.state ?? "",
    purchases: order?.purchases ?? 0,
    transactions: [...transactions],
    refunds: [...refunds],
  };
}
