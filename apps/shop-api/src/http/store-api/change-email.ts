import { endpoints } from "@hearth/contract";
import { askEmailChange } from "../../modules/email-change/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changeEmail = handle(endpoints.changeEmail, async (call) => {
  await askEmailChange(call.services, call, call.input);
  return SUCCESS;
});
