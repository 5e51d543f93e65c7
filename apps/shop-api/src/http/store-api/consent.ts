import { endpoints } from "@hearth/contract";
import { recordConsent } from "../../modules/consent/index.ts";
import { readConsentTexts } from "../../modules/consent-text/index.ts";
import { handle, NO_CONTENT } from "../answer/endpoint.ts";

export const consentHandlers = {
  readConsentTexts: handle(
    endpoints.readConsentTexts,
    ({ services, scope }) => readConsentTexts(services.sql, scope),
    () => ["consent-texts"],
  ),
  recordConsent: handle(endpoints.recordConsent, async (call) => {
    const { services, address, scope, input } = call;
    await recordConsent(services, { address, languageId: scope.languageId }, input);
    return NO_CONTENT;
  }),
} as const;
