import { endpoints } from "@hearth/contract";
import { confirmEmailChange as confirm } from "../../modules/email-change/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const confirmEmailChange = handle(endpoints.confirmEmailChange, async (call) => {
  await confirm(call.services, call, call.input);
  return SUCCESS;
});
