import type { Order } from "@hearth/contract";
import type { ShopClient } from "../../platform/shop-client.server.ts";
import { newestTransaction } from "./order-outcome.ts";

export type PaymentChoice = {
  id: string;
  name: string;
  description: string | null;
  /** Pay on invoice asks for a phone number and the date of birth. */
  asksInvoice: boolean;
};

/** Other ways to pay an order that was placed; the shop API has the last word. */
export async function loadPaymentChoices(shop: ShopClient, order: Order): Promise<PaymentChoice[]> {
  const { elements } = await shop.read("readPaymentMethod", { body: {} });
  const current = newestTransaction(order)?.paymentMethodId;
  return elements
    .filter(({ id, afterOrderEnabled }) => afterOrderEnabled && id !== current)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name, description, technicalName, translated }) => ({
      id,
      name: translated.name ?? name ?? technicalName,
      description: translated.description ?? description,
      asksInvoice: technicalName === "payment_invoicepayment",
    }));
}
