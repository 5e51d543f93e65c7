import Type from "typebox";
import { consentGroups } from "../consent-groups.ts";
import { readEndpoint, visitorEndpoint } from "../endpoint.ts";
import { ConsentTextsSchema } from "../entity/content/consent-texts.ts";
import { badParameter, missingParameter } from "./shared-errors.ts";

export const consentEndpoints = {
  readConsentTexts: readEndpoint({
    operationId: "readConsentTexts",
    method: "GET",
    alsoGet: false,
    path: "/hearth/consent-texts",
    summary: "Ours: words of consents that the shop's staff wrote, and since when agreements hold",
    answers: { 200: ConsentTextsSchema },
    errors: [badParameter],
  }),
  recordConsent: visitorEndpoint({
    operationId: "recordConsent",
    path: "/hearth/consent",
    summary:
      "Ours: the proof of what a visitor allowed, or refused, or took back; it says nothing of who it was",
    input: Type.Object({
      consentId: Type.String({
        pattern: "^[0-9a-f]{32}$",
        description: "random, as in the visitor's cookie",
      }),
      groups: Type.Array(Type.Enum(consentGroups), { maxItems: consentGroups.length }),
      textVersion: Type.String({ pattern: "^[0-9a-z.-]{1,40}$", description: "of the words that were read" }),
    }),
    required: ["consentId", "groups", "textVersion"],
    answers: { 204: null },
    errors: [badParameter, missingParameter],
  }),
} as const;
