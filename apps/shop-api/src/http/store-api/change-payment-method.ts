import { endpoints } from "@hearth/contract";
import { changePaymentMethod as change } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changePaymentMethod = handle(endpoints.changePaymentMethod, async (call) => {
  await change(call.services, call, call.params.paymentMethodId);
  return SUCCESS;
});
