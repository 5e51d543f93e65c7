import { endpoints } from "@hearth/contract";
import { confirmSubscription, leaveByLink, subscribe, unsubscribe } from "../../modules/newsletter/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const newsletterHandlers = {
  subscribeToNewsletter: handle(endpoints.subscribeToNewsletter, async (call) => {
    await subscribe(call.services, call, call.input);
    return NO_CONTENT;
  }),

  confirmNewsletter: handle(endpoints.confirmNewsletter, async (call) => {
    await confirmSubscription(call.services, call, call.input);
    return NO_CONTENT;
  }),

  unsubscribeToNewsletter: handle(endpoints.unsubscribeToNewsletter, async (call) => {
    await unsubscribe(call.services, call, call.input.email);
    return NO_CONTENT;
  }),

  leaveNewsletter: handle(endpoints.leaveNewsletter, async (call) => {
    await leaveByLink(call.services, call, call.input);
    return NO_CONTENT;
  }),
} as const;
