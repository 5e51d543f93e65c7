import { endpoints } from "@hearth/contract";
import { login } from "../../modules/customer/index.ts";
import { TOKEN_ANSWER } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const loginCustomer = handle(endpoints.loginCustomer, async (call) => {
  call.setToken(await login(call.services, call, call.input));
  return TOKEN_ANSWER;
});
