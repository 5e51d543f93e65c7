import { endpoints } from "@hearth/contract";
import { finalizePayment as settleReturn } from "../../modules/payment/index.ts";
import { redirectAnswer } from "../answers.ts";
import { handle } from "../endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";

export const finalizePayment = handle(
  endpoints.finalizePayment,
  async ({ services, input, address, scope }) =>
    redirectAnswer(
      await settleReturn(paymentPorts(services), {
        paymentToken: input.paymentToken ?? "",
        isCancelled: input.cancelled === true,
        address,
        now: scope.now,
      }),
    ),
);
