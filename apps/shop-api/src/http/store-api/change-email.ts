import { endpoints } from "@hearth/contract";
import { changeEmail as change } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changeEmail = handle(endpoints.changeEmail, async (call) => {
  await change(call.services, call, call.input);
  return SUCCESS;
});
