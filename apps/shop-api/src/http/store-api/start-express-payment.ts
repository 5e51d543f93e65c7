import { endpoints } from "@hearth/contract";
import { startExpress } from "../../modules/payment/index.ts";
import { handle } from "../endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";
import { runningCart } from "../running-cart.ts";

export const startExpressPayment = handle(
  endpoints.startExpressPayment,
  async ({ services, scope, input }) => {
    const { cart } = await runningCart(services, scope);
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
