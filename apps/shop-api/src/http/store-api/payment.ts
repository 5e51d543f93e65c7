import { endpoints } from "@hearth/contract";
import { changeCart } from "../../modules/cart/index.ts";
import { finalizePayment, handlePayment, readExpress, startExpress } from "../../modules/payment/index.ts";
import { redirectAnswer } from "../answer/answers.ts";
import { handle } from "../answer/endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";
import { cartVisit } from "../answer/cart-visit.ts";

export const paymentHandlers = {
  handlePaymentMethod: handle(endpoints.handlePaymentMethod, async (call) =>
    redirectAnswer(await handlePayment(paymentPorts(call.services), call, call.input)),
  ),

  finalizePayment: handle(endpoints.finalizePayment, async ({ services, input, address, scope }) =>
    redirectAnswer(
      await finalizePayment(paymentPorts(services), {
        paymentToken: input.paymentToken ?? "",
        isCancelled: input.cancelled === true,
        address,
        now: scope.now,
      }),
    ),
  ),

  startExpressPayment: handle(endpoints.startExpressPayment, async ({ services, scope, input }) => {
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
  }),

  readExpressPayment: handle(endpoints.readExpressPayment, async ({ services, scope, input }) => ({
    ...(await readExpress(paymentPorts(services), scope, input.id ?? "")),
    apiAlias: "hearth_express_payment",
  })),
} as const;
