import type { Tx } from "../../platform/transaction.ts";
import { queueMail } from "../mail/index.ts";
import type { OrderRow } from "../order/index.ts";

interface Money {
  amountCents: number;
  currency: string;
}

/** Inside a transaction: the money is here, and the order is accepted by this mail. */
export async function tellReceived(tx: Tx, order: OrderRow, money: Money): Promise<void> {
  const about = aboutOrder(order);
  await queueMail(tx, {
    ...addressOf(order),
    eventKey: `payment-received:${order.id}`,
    template: "payment-received",
    data: { ...about, ...money, orderLink: `${about.shopUrl}/order/${order.deep_link_code}` },
  });
}

/** Inside a transaction: money is on its way back. */
export async function tellRefunded(tx: Tx, order: OrderRow, refund: Money & { id: string }): Promise<void> {
  const { id, amountCents, currency } = refund;
  await queueMail(tx, {
    ...addressOf(order),
    eventKey: `payment-refunded:${id}`,
    template: "payment-refunded",
    data: { ...aboutOrder(order), amountCents, currency },
  });
}

const addressOf = ({ language_id, email }: OrderRow) => ({ languageId: language_id, recipient: email });

function aboutOrder({ document, order_number }: OrderRow) {
  const { orderCustomer } = document.order;
  return {
    shopUrl: document.shopUrl,
    name: [orderCustomer?.firstName, orderCustomer?.lastName].filter(Boolean).join(" "),
    orderNumber: order_number,
  };
}
