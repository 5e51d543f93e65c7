import { endpoints } from "@hearth/contract";
import { logout } from "../../modules/customer/index.ts";
import { TOKEN_ANSWER } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const logoutCustomer = handle(endpoints.logoutCustomer, async (call) => {
  call.setToken(await logout(call.services, call));
  return TOKEN_ANSWER;
});
