import { endpoints } from "@hearth/contract";
import { shippingMethodList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";
import { runningCart } from "../running-cart.ts";

export const readShippingMethod = handle(
  endpoints.readShippingMethod,
  async ({ scope, services, criteria, input }) => {
    if (!input.onlyAvailable) return shippingMethodList(scope, criteria, null);
    const { cart } = await runningCart(services, scope);
    return shippingMethodList(scope, criteria, cart.result.delivery.availableMethodIds);
  },
);
