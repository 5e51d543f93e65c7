import { failure } from "@hearth/contract";
import { canMove, isPaymentChangeable, payableUntil, paymentTraits, shopDay } from "@hearth/rules";
import type { Config } from "../../platform/config/config.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import { insertTransaction, selectStrangersOrder } from "./change-payment.sql.ts";
import { admitChange, type AdmitPorts } from "./goods/admit-unpaid.ts";
import { holdWithinShare } from "./goods/hold-goods.sql.ts";
import { lockOrder, selectTransactions } from "./lock-order.sql.ts";
import { moveState } from "./move-state.sql.ts";
import { offeredPayments } from "./offered-payments.ts";
import {
  type AccessPorts,
  isVisitorsOrder,
  type OrderCaller,
  type OrderLink,
} from "../order-access/index.ts";
import { recordPurchase } from "../purchase/index.ts";
import { payAtOnce } from "./order-refusal.ts";
import type { OrderRow } from "./order-rows.ts";
import { type InvoiceInput, invoiceDetails } from "./order-details.ts";

export interface ChangePorts extends AccessPorts, Omit<AdmitPorts, "challenges"> {
  transact: Transact;
  config: Pick<Config, "goods" | "payment">;
}

export type PaymentChange = InvoiceInput & OrderLink & { orderId: string; paymentMethodId: string };

/** Pays in another way: what was tried before is called off, a new payment begins. */
export async function changePayment(
  ports: ChangePorts,
  caller: OrderCaller,
  change: PaymentChange,
): Promise<void> {
  const { orderId, paymentMethodId } = change;
  const { scope } = caller;
  if (!(await isVisitorsOrder(ports, caller, change))) throw orderNotFound(orderId);
  const method = scope.reference.paymentMethod.get(paymentMethodId);
  const technicalName = method?.technical_name ?? "";
  const { isPaidLater } = paymentTraits(technicalName);
  if (isPaidLater) await admitLatePayment(ports, caller, change);
  const today = shopDay(scope.now);
  await ports.transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) throw orderNotFound(orderId);
    if (!offeredPayments(scope, order).includes(paymentMethodId)) {
      throw failure(404, "CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE", {
        detail: `The order payment method with id ${paymentMethodId} is not available.`,
        parameters: { id: paymentMethodId },
      });
    }
    const invoice = invoiceDetails(change, {
      paymentMethod: technicalName,
      today,
      isCompany: Boolean(order.document.order.orderCustomer?.company),
    });
    await endPayments(tx, order);
    if (isPaidLater) await keepGoods(ports, tx, orderId);
    const details = { ...invoice, ...toldTime(ports, order, technicalName) };
    await insertTransaction(tx, { order, paymentMethodId, details });
    await recordPurchase(tx, orderId);
  });
}

/** Whoever was counted when the order was placed is not counted again. */
async function admitLatePayment(
  ports: ChangePorts,
  { scope, address }: OrderCaller,
  { orderId, paymentMethodId }: PaymentChange,
): Promise<void> {
  const found = await selectStrangersOrder(ports.sql, orderId);
  if (!found || found.methods.some((method) => paymentTraits(method).isPaidLater)) return;
  if (!offeredPayments(scope, found).includes(paymentMethodId)) return;
  const { order } = found.document;
  const door = order.deliveries?.[0]?.shippingOrderAddress ?? order.billingAddress;
  await admitChange(ports, {
    address,
    email: found.email,
    shipping: {
      street: door?.street ?? "",
      zipcode: door?.zipcode ?? null,
      country_id: door?.countryId ?? "",
      phone_number: door?.phoneNumber ?? null,
    },
  });
}

/**
 * An order on invoice was told no time when it was placed: who now pays in advance is told one. A time that is over already would end
 * the order by that click, so it is not told, and the merchant ends the order as one on invoice.
 */
function toldTime({ config }: ChangePorts, order: OrderRow, method: string): { payableUntil?: string } {
  const now = Date.now();
  const placedAt = Date.parse(order.placed_at);
  const until = payableUntil(
    { order: order.state, payment: "open", paymentAt: now, placedAt, method },
    config.payment,
  );
  return paymentTraits(method).isPaidLater && until !== null && until > now
    ? { payableUntil: new Date(until).toISOString() }
    : {};
}

async function endPayments(tx: Tx, order: OrderRow): Promise<void> {
  const transactions = await selectTransactions(tx, order.id);
  const newest = transactions.at(-1);
  if (!newest || !isPaymentChangeable(order.state, newest.state)) {
    throw failure(400, "CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE", {
      detail: "The order payment method can not be changed.",
    });
  }
  for (const { id, state } of transactions) {
    if (!canMove("transaction", state, "cancelled")) continue;
    await moveState(tx, {
      orderId: order.id,
      entity: "transaction",
      entityId: id,
      to: "cancelled",
      actor: "customer",
    });
  }
}

/** Who pays later now shall find the goods then. */
async function keepGoods({ config }: ChangePorts, tx: Tx, orderId: string): Promise<void> {
  if (!(await holdWithinShare(tx, orderId, config.goods.share))) throw payAtOnce();
}

/** Somebody else's order answers like one that does not exist. */
function orderNotFound(orderId: string) {
  return failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", {
    detail: `order for id ${orderId} not found.`,
    parameters: { entity: "order", identifier: orderId },
  });
}
