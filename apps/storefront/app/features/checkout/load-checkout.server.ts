import type { Context } from "@hearth/contract";
import type { Visit } from "../../platform/visit.server.ts";
import { checkoutData } from "./checkout-data.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { loadLineFacts } from "./load-line-facts.server.ts";

const onlyAvailable = { body: { onlyAvailable: true } };

/** The cart first: reading it may put another method into the session, and the lists follow that. */
export async function loadCheckout(visit: Visit, context: Context): Promise<CheckoutData> {
  const { shop } = visit;
  const cart = await shop.act("readCart");
  const [shippingMethods, paymentMethods, facts] = await Promise.all([
    shop.act("readShippingMethod", onlyAvailable),
    shop.act("readPaymentMethod", onlyAvailable),
    loadLineFacts(visit, cart),
  ]);
  const chosen = cart.transactions[0]?.paymentMethodId;
  const paymentMethod = chosen ? { ...context.paymentMethod, id: chosen } : context.paymentMethod;
  return checkoutData({
    cart,
    context: { customer: context.customer, paymentMethod },
    shippingMethods: shippingMethods.elements,
    paymentMethods: paymentMethods.elements,
    facts,
  });
}
