import { endpoints } from "@hearth/contract";
import { presentCustomer, register as signUp } from "../../modules/customer/index.ts";
import { handle } from "../endpoint.ts";

export const register = handle(endpoints.register, async (call) => {
  const { record, token } = await signUp(call.services, call, call.input);
  if (token !== null) call.setToken(token);
  return presentCustomer(call.scope, record);
});
