import Type, { type Static } from "typebox";
import { answerObject } from "../../schema/schema-parts.ts";

export const ConsentTextsSchema = answerObject("ConsentTexts", "hearth_consent_texts", {
  edition: Type.Integer({ minimum: 0, description: "which words these are; 0: the storefront's own" }),
  asksSince: Type.Integer({
    minimum: 0,
    description: "whoever agreed to words of an edition before this one is asked again",
  }),
  words: Type.Array(
    Type.Object({ key: Type.String({ description: "of the storefront's texts" }), text: Type.String() }),
    { description: "in the language asked for; what is missing are the storefront's own words" },
  ),
});

export type ConsentTexts = Static<typeof ConsentTextsSchema>;
