import type { Order } from "@hearth/contract";
import type { OrderRow } from "./order-rows.ts";

/** What every mail about an order says, and to whom, in the language it was ordered in. */
export function buyerName({ orderCustomer }: Order): string {
  return [orderCustomer?.firstName, orderCustomer?.lastName].filter(Boolean).join(" ");
}

export function mailToBuyer({ language_id, email }: OrderRow) {
  return { languageId: language_id, recipient: email };
}

export function aboutOrder({ document, order_number }: OrderRow) {
  return { shopUrl: document.shopUrl, name: buyerName(document.order), orderNumber: order_number };
}
