import { endpoints } from "@hearth/contract";
import { changePayment } from "../../modules/order/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const orderSetPayment = handle(endpoints.orderSetPayment, async (call) => {
  await changePayment({ ...call.services, refused: call.services.metrics.refused }, call, call.input);
  return SUCCESS;
});
