import { endpoints } from "@hearth/contract";
import { recordConsent as record } from "../../modules/consent/index.ts";
import { handle, NO_CONTENT } from "../endpoint.ts";

export const recordConsent = handle(endpoints.recordConsent, async (call) => {
  const { services, address, scope, input } = call;
  await record(services, { address, languageId: scope.languageId }, input);
  return NO_CONTENT;
});
