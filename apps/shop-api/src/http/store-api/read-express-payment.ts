import { endpoints } from "@hearth/contract";
import { readExpress } from "../../modules/payment/index.ts";
import { handle } from "../endpoint.ts";
import { paymentPorts } from "../payment-ports.ts";

export const readExpressPayment = handle(
  endpoints.readExpressPayment,
  async ({ services, scope, input }) => ({
    ...(await readExpress(paymentPorts(services), scope, input.id ?? "")),
    apiAlias: "hearth_express_payment",
  }),
);
