import { endpoints } from "@hearth/contract";
import { sendContactMessage } from "../../modules/contact/index.ts";
import { handle } from "../answer/endpoint.ts";

export const contactHandlers = {
  sendContactMail: handle(endpoints.sendContactMail, (call) =>
    sendContactMessage(call.services, call, call.input),
  ),
} as const;
