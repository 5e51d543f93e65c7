import { endpoints } from "@hearth/contract";
import { confirmSubscription } from "../../modules/newsletter/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const confirmNewsletter = handle(endpoints.confirmNewsletter, async (call) => {
  await confirmSubscription(call.services, call, call.input);
  return NO_CONTENT;
});
