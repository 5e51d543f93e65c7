import { endpoints } from "@hearth/contract";
import { handlePayment } from "../../modules/payment/index.ts";
import { handle } from "../endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";
import { redirectAnswer } from "../answers.ts";

export const handlePaymentMethod = handle(endpoints.handlePaymentMethod, async (call) =>
  redirectAnswer(await handlePayment(paymentPorts(call.services), call, call.input)),
);
