import type { Context } from "@hearth/contract";
import type { Visit } from "../../../platform/http/visit.server.ts";
import { checkoutData } from "./checkout-data.ts";
import type { CheckoutData } from "./checkout-data.ts";

const onlyAvailable = { body: { onlyAvailable: true } };

/** The cart first: reading it may put another method into the session, and the lists follow that. */
export async function loadCheckout({ shop }: Pick<Visit, "shop">, context: Context): Promise<CheckoutData> {
  const cart = await shop.act("readCart");
  const [shippingMethods, paymentMethods] = await Promise.all([
    shop.act("readShippingMethod", onlyAvailable),
    shop.act("readPaymentMethod", onlyAvailable),
  ]);
  const chosen = cart.transactions[0]?.paymentMethodId;
  const paymentMethod = chosen ? { ...context.paymentMethod, id: chosen } : context.paymentMethod;
  return checkoutData({
    cart,
    context: { customer: context.customer, paymentMethod },
    shippingMethods: shippingMethods.elements,
    paymentMethods: paymentMethods.elements,
  });
}
