import { endpoints } from "@hearth/contract";
import { changePassword as change } from "../../modules/customer/index.ts";
import { TOKEN_ANSWER } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changePassword = handle(endpoints.changePassword, async (call) => {
  call.setToken(await change(call.services, call, call.input));
  return TOKEN_ANSWER;
});
