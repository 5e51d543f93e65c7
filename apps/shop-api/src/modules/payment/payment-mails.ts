import type { Tx } from "../../platform/database/transaction.ts";
import { queueMail } from "../mail/index.ts";
import { aboutOrder, mailToBuyer, type OrderRow } from "../order/index.ts";

interface Money {
  amountCents: number;
  currency: string;
}

/** Inside a transaction: the money is here, and the order is accepted by this mail. */
export async function tellReceived(tx: Tx, order: OrderRow, money: Money): Promise<void> {
  const about = aboutOrder(order);
  await queueMail(tx, {
    ...mailToBuyer(order),
    eventKey: `payment-received:${order.id}`,
    template: "payment-received",
    data: { ...about, ...money, orderLink: `${about.shopUrl}/order/${order.deep_link_code}` },
  });
}

/** Inside a transaction: a transfer for an order that was accepted before. */
export async function tellTransfer(tx: Tx, order: OrderRow, money: Money): Promise<void> {
  const about = aboutOrder(order);
  await queueMail(tx, {
    ...mailToBuyer(order),
    eventKey: `transfer-received:${order.id}`,
    template: "transfer-received",
    data: { ...about, ...money, orderLink: `${about.shopUrl}/order/${order.deep_link_code}` },
  });
}

/** Inside a transaction: money is on its way back. */
export async function tellRefunded(tx: Tx, order: OrderRow, refund: Money & { id: string }): Promise<void> {
  const { id, amountCents, currency } = refund;
  await queueMail(tx, {
    ...mailToBuyer(order),
    eventKey: `payment-refunded:${id}`,
    template: "payment-refunded",
    data: { ...aboutOrder(order), amountCents, currency, refundId: id },
  });
}
