import { endpoints } from "@hearth/contract";
import { changeLanguage as change } from "../../modules/customer/index.ts";
import { SUCCESS } from "../answers.ts";
import { handle } from "../endpoint.ts";

export const changeLanguage = handle(endpoints.changeLanguage, async (call) => {
  await change(call.services, call, call.input.languageId);
  return SUCCESS;
});
