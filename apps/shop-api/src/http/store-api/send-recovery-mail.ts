import { endpoints } from "@hearth/contract";
import { requestRecovery } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const sendRecoveryMail = handle(endpoints.sendRecoveryMail, async (call) => {
  await requestRecovery(call.services, call, call.input);
  return SUCCESS;
});
