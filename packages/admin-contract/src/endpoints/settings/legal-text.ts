import { DateTime, nullable, NullableText } from "@hearth/contract";
import { legalPages } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { changedMeanwhileError, notFound } from "../../shared-errors.ts";

const kind = Type.Enum([...legalPages]);
const number = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const html = Type.String({ minLength: 1, maxLength: 200_000, description: "HTML; cleaned when it is kept" });
/** Three languages of long texts. */
const MAX_BODY_BYTES = 2_000_000;

const written = Type.Array(
  Type.Object({ locale: fields.locale, html }, { title: "WrittenLegalText", additionalProperties: false }),
  { minItems: 1, maxItems: 10 },
);

const WordingSchema = Type.Object(
  {
    locale: fields.locale,
    html: Type.String(),
    /** As orders and mails keep it. */
    plain: Type.String(),
    /** Of the plain wording: what orders refer to it by. */
    hash: Type.String(),
    firstUsedAt: nullable(DateTime),
  },
  { title: "LegalWording" },
);

const VersionSchema = Type.Object(
  {
    number,
    validFrom: DateTime,
    state: Type.Enum(["past", "current", "planned", "replaced"]),
    note: NullableText,
    at: DateTime,
    staff: Type.String(),
  },
  { title: "LegalVersion" },
);

const HeadSchema = Type.Object(
  {
    kind,
    /** Null: as the catalogue's files have it. */
    current: nullable(VersionSchema),
    planned: nullable(VersionSchema),
  },
  { title: "LegalTextHead" },
);

const SheetSchema = Type.Object(
  {
    kind,
    wordings: Type.Array(WordingSchema),
    /** Newest first. */
    versions: Type.Array(VersionSchema),
    links: Type.Array(Type.Object({ locale: fields.locale, url: Type.String() })),
    version: fields.version,
  },
  { title: "LegalTextSheet" },
);

export type LegalWording = Static<typeof WordingSchema>;
export type LegalVersion = Static<typeof VersionSchema>;
export type LegalTextHead = Static<typeof HeadSchema>;
export type LegalTextSheet = Static<typeof SheetSchema>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const wordings = Type.Object({ wordings: Type.Array(WordingSchema) }, { title: "LegalWordings" });
const onText = {
  resource: "legal-text",
  action: "read",
  method: "GET",
  // Any word: one that is no page of the law is not there.
  pathParams: {
    id: idParam("Which page: terms, withdrawal, privacy, imprint, shipping-costs", "^[a-z0-9-]{1,40}$"),
  },
  errors: [notFound],
} as const;

export const legalTextEndpoints = {
  listLegalTexts: adminEndpoint({
    operationId: "listLegalTexts",
    method: "GET",
    path: "/legal-text",
    summary: "Pages of the law, and which version of each holds",
    resource: "legal-text",
    action: "read",
    answers: { 200: Type.Object({ texts: Type.Array(HeadSchema) }, { title: "LegalTexts" }) },
  }),
  readLegalText: adminEndpoint({
    ...onText,
    operationId: "readLegalText",
    path: "/legal-text/{id}",
    summary: "What the shop shows of it now, in every language, and its versions",
    answers: { 200: SheetSchema },
  }),
  readLegalVersion: adminEndpoint({
    ...onText,
    operationId: "readLegalVersion",
    path: "/legal-text/{id}/version",
    summary: "What one version says",
    input: Type.Object({ number }),
    required: ["number"],
    answers: { 200: wordings },
  }),
  previewLegalText: adminEndpoint({
    ...onText,
    operationId: "previewLegalText",
    method: "POST",
    path: "/legal-text/{id}/preview",
    summary: "What would be kept of a text, and how orders would keep it; nothing is changed",
    maxBodyBytes: MAX_BODY_BYTES,
    input: Type.Object({ texts: written }),
    required: ["texts"],
    answers: { 200: wordings },
    errors: [notFound, refused],
  }),
  writeLegalVersion: adminEndpoint({
    ...onText,
    operationId: "writeLegalVersion",
    method: "POST",
    path: "/legal-text/{id}/version",
    summary: "A new version, from now or from a day on; older ones stay as they are",
    action: "create",
    isSensitive: true,
    needsKey: true,
    maxBodyBytes: MAX_BODY_BYTES,
    input: Type.Object({
      version: fields.version,
      texts: written,
      validFrom: Type.Optional(nullable(DateTime)),
      note: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 500 }))),
    }),
    required: ["version", "texts"],
    answers: { 201: SheetSchema },
    errors: [notFound, changedMeanwhileError, refused],
  }),
} as const;
