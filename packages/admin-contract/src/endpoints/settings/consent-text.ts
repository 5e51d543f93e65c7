import { DateTime, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { changedMeanwhileError, notFound } from "../../shared-errors.ts";

const number = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const key = Type.String({ minLength: 1, maxLength: 60, description: "of the storefront's texts" });

const WordSchema = Type.Object(
  {
    key,
    /** What has to stand in braces. */
    placeholders: Type.Array(Type.String()),
    texts: Type.Array(
      Type.Object({
        locale: fields.locale,
        /** Null: the shop's own words. */
        own: NullableText,
        shop: Type.String(),
      }),
    ),
  },
  { title: "ConsentWord" },
);

const VersionSchema = Type.Object(
  {
    number,
    /** Whoever agreed to words before these is asked again. */
    asksAgain: Type.Boolean(),
    note: NullableText,
    at: DateTime,
    staff: Type.String(),
  },
  { title: "ConsentTextVersion" },
);

const SheetSchema = Type.Object(
  {
    words: Type.Array(WordSchema),
    /** Newest first. */
    versions: Type.Array(VersionSchema),
    version: fields.version,
  },
  { title: "ConsentTextSheet" },
);

const form = Type.Object({
  version: fields.version,
  texts: Type.Array(
    Type.Object(
      { locale: fields.locale, key, text: Type.String({ minLength: 1, maxLength: 2000 }) },
      { title: "WrittenConsentText", additionalProperties: false },
    ),
    { maxItems: 200, description: "what is missing are the shop's own words" },
  ),
  asksAgain: Type.Boolean({ description: "the meaning changed: whoever agreed before is asked again" }),
  note: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
});

export type ConsentWord = Static<typeof WordSchema>;
export type ConsentTextVersion = Static<typeof VersionSchema>;
export type ConsentTextSheet = Static<typeof SheetSchema>;
export type ConsentTextForm = Static<typeof form>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const readsTexts = { resource: "legal-text", action: "read", method: "GET" } as const;

export const consentTextEndpoints = {
  readConsentTextSheet: adminEndpoint({
    ...readsTexts,
    operationId: "readConsentTextSheet",
    path: "/consent-text",
    summary: "Words of consents in every language, the shop's own and staff's, and their versions",
    answers: { 200: SheetSchema },
  }),
  readConsentTextVersion: adminEndpoint({
    ...readsTexts,
    operationId: "readConsentTextVersion",
    path: "/consent-text/version",
    summary: "What one version says: the proof of a consent names it",
    input: Type.Object({ number }),
    required: ["number"],
    answers: { 200: Type.Object({ words: Type.Array(WordSchema) }, { title: "ConsentWords" }) },
    errors: [notFound],
  }),
  writeConsentTexts: adminEndpoint({
    operationId: "writeConsentTexts",
    method: "POST",
    path: "/consent-text/version",
    summary: "A new version from now on; older ones stay as they are",
    resource: "legal-text",
    action: "create",
    isSensitive: true,
    needsKey: true,
    input: form,
    required: ["version", "texts", "asksAgain"],
    answers: { 201: SheetSchema },
    errors: [changedMeanwhileError, refused],
  }),
} as const;
