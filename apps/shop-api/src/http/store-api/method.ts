import { endpoints } from "@hearth/contract";
import { changeCart } from "../../modules/cart/index.ts";
import { paymentMethodList, shippingMethodList } from "../../modules/lookup/index.ts";
import { handle } from "../answer/endpoint.ts";
import { cartVisit } from "../answer/cart-visit.ts";

export const methodHandlers = {
  readPaymentMethod: handle(endpoints.readPaymentMethod, async ({ scope, services, criteria, input }) => {
    if (!input.onlyAvailable) return paymentMethodList(scope, criteria, null);
    const { cart } = await changeCart(cartVisit(services, scope), null);
    return paymentMethodList(scope, criteria, cart.payment.availableIds);
  }),

  readShippingMethod: handle(endpoints.readShippingMethod, async ({ scope, services, criteria, input }) => {
    if (!input.onlyAvailable) return shippingMethodList(scope, criteria, null);
    const { cart } = await changeCart(cartVisit(services, scope), null);
    return shippingMethodList(scope, criteria, cart.result.delivery.availableMethodIds);
  }),
} as const;
