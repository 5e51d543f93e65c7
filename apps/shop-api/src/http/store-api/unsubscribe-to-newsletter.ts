import { endpoints } from "@hearth/contract";
import { unsubscribe } from "../../modules/newsletter/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const unsubscribeToNewsletter = handle(endpoints.unsubscribeToNewsletter, async (call) => {
  await unsubscribe(call.services, call, call.input.email);
  return NO_CONTENT;
});
