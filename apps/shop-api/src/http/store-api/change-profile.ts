import { endpoints } from "@hearth/contract";
import { changeProfile as change } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changeProfile = handle(endpoints.changeProfile, async (call) => {
  await change(call.services, call, call.input);
  return SUCCESS;
});
