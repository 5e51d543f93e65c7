import type { Order } from "@hearth/contract";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { paymentChoices } from "../../payment-method/public.ts";
import type { PaymentChoice } from "../../payment-method/public.ts";
import { newestTransaction } from "./order-outcome.ts";

/** Other ways to pay an order that was placed, as far as its limits allow; the shop API has the last word. */
export async function loadPaymentChoices(shop: ShopClient, order: Order): Promise<PaymentChoice[]> {
  const { elements } = await shop.read("readPaymentMethod", { body: {} });
  const current = newestTransaction(order)?.paymentMethodId;
  const offered = order.extensions?.hearthOrder?.availablePaymentMethodIds;
  const others = elements.filter(({ id, afterOrderEnabled }) => afterOrderEnabled && id !== current);
  // A foreign shop does not say it: then all of them are shown, and one may be refused.
  return paymentChoices(others.filter(({ id }) => offered?.includes(id) ?? true));
}
