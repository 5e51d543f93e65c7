import { endpoints } from "@hearth/contract";
import { leaveByLink } from "../../modules/newsletter/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const leaveNewsletter = handle(endpoints.leaveNewsletter, async (call) => {
  await leaveByLink(call.services, call, call.input);
  return NO_CONTENT;
});
