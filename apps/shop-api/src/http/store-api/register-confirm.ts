import { endpoints } from "@hearth/contract";
import { presentCustomer, registerConfirm as confirm } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const registerConfirm = handle(endpoints.registerConfirm, async (call) => {
  const { record, token } = await confirm(call.services, call, call.input);
  if (token !== null) call.setToken(token);
  return presentCustomer(call.scope, record);
});
