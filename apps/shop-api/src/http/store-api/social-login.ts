import { endpoints } from "@hearth/contract";
import { socialLogin as signIn } from "../../modules/customer/index.ts";
import { TOKEN_ANSWER } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const socialLogin = handle(endpoints.socialLogin, async (call) => {
  call.setToken(await signIn(call.services, call, call.input));
  return TOKEN_ANSWER;
});
