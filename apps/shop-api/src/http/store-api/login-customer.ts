import { endpoints } from "@hearth/contract";
import { login } from "../../modules/customer/index.ts";
import { TOKEN_ANSWER } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const loginCustomer = handle(endpoints.loginCustomer, async (call) => {
  const { token, newDevice } = await login(call.services, call, call.input);
  call.setToken(token);
  if (newDevice !== null) call.setDevice(newDevice);
  return TOKEN_ANSWER;
});
