import { endpoints } from "@hearth/contract";
import { recordConsent } from "../../modules/consent/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const consentHandlers = {
  recordConsent: handle(endpoints.recordConsent, async (call) => {
    const { services, address, scope, input } = call;
    await recordConsent(services, { address, languageId: scope.languageId }, input);
    return NO_CONTENT;
  }),
} as const;
