import { endpoints } from "@hearth/contract";
import { changeCart } from "../../modules/cart/index.ts";
import { startExpress } from "../../modules/payment/index.ts";
import { handle } from "../endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";
import { cartVisit } from "../cart-visit.ts";

export const startExpressPayment = handle(
  endpoints.startExpressPayment,
  async ({ services, scope, input }) => {
    const { cart } = await changeCart(cartVisit(services, scope), null);
    const started = await startExpress(
      paymentPorts(services),
      {
        scope,
        cart: {
          totalCents: cart.result.totals.totalCents,
          isEmpty: cart.result.lines.length === 0,
          availableMethodIds: cart.payment.availableIds,
        },
      },
      { returnUrl: input.returnUrl ?? "", cancelUrl: input.cancelUrl ?? "" },
    );
    return { ...started, apiAlias: "hearth_started_express_payment" };
  },
);
