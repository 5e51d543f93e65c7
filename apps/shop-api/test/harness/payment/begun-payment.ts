import { ask, placeOrder, type Question } from "../order/order-requests.ts";
import type { OrderRig } from "../order/order-rig.ts";
import type { OrderShopper } from "../order/order-shoppers.ts";
import type { PaymentStand } from "./payment-stand.ts";

/** Somebody on the provider's page. */
export interface BegunPayment {
  shopper: OrderShopper;
  orderId: string;
  reference: string;
  paymentToken: string;
}

export async function orderOf(rig: OrderRig, { token }: OrderShopper): Promise<string> {
  const placed = await placeOrder(rig.origin(0), token);
  rig.journal.note(placed, { cart: token });
  if (!placed.order) throw new Error(`no order: ${placed.text}`);
  return placed.order.id;
}

export const toPay = ({ token }: OrderShopper, orderId: string): Omit<Question, "origin"> => ({
  token,
  path: "/handle-payment",
  body: { orderId },
});

export const toComeBack = ({ shopper, paymentToken }: BegunPayment): Omit<Question, "origin"> => ({
  token: shopper.token,
  path: "/hearth/payment/finalize",
  body: { paymentToken },
});

/** Which payment of the provider's it became. */
export async function begunPayment(
  { rig, stand }: { rig: OrderRig; stand: PaymentStand },
  shopper: OrderShopper,
  orderId: string,
): Promise<BegunPayment> {
  const [row] = await rig.sql<{ reference: string }[]>`
    select provider_reference as reference from order_transaction where order_id = ${orderId}`;
  const reference = row?.reference ?? "";
  const payment = stand.control.payments().find((each) => each.reference === reference);
  if (!payment) throw new Error(`The provider knows no payment ${reference}`);
  const paymentToken = new URL(payment.returnUrl).searchParams.get("_sw_payment_token") ?? "";
  return { shopper, orderId, reference, paymentToken };
}

/** Orders and goes to the provider's page. */
export async function beginPayment(
  parts: { rig: OrderRig; stand: PaymentStand },
  shopper: OrderShopper,
  n: number,
): Promise<BegunPayment> {
  const orderId = await orderOf(parts.rig, shopper);
  const begun = await ask({ ...toPay(shopper, orderId), origin: parts.rig.origin(n) });
  if (begun.status !== 200) throw new Error(`not begun: ${begun.text}`);
  return begunPayment(parts, shopper, orderId);
}

export interface PaidState {
  state: string;
  captured: number;
  refunded: number;
  total: number;
  /** How often it became paid. */
  paid: number;
}

export async function paidStateOf({ sql }: OrderRig, orderId: string): Promise<PaidState> {
  const [row] = await sql<PaidState[]>`
    select t.state, t.captured_cents as captured, t.refunded_cents as refunded, o.total_cents as total,
      (select count(*)::int from order_state_history h where h.order_id = o.id and h.to_state = 'paid') as paid
    from order_transaction t join shop_order o on o.id = t.order_id where o.id = ${orderId}
    order by t.created_at desc limit 1`;
  if (!row) throw new Error(`There is no order ${orderId}`);
  return row;
}
