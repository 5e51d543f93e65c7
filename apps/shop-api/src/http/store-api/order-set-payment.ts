import { endpoints } from "@hearth/contract";
import { changePayment } from "../../modules/order/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const orderSetPayment = handle(endpoints.orderSetPayment, async ({ services, scope, input }) => {
  await changePayment(services, scope, input);
  return SUCCESS;
});
