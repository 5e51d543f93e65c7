import { endpoints } from "@hearth/contract";
import { subscribe } from "../../modules/newsletter/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const subscribeToNewsletter = handle(endpoints.subscribeToNewsletter, async (call) => {
  await subscribe(call.services, call, call.input);
  return NO_CONTENT;
});
