import { DateTime, idSchema, nullable } from "@hearth/contract";
import { blockKinds, pageStates } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";
import { productNumber } from "./product.ts";

const closed = { additionalProperties: false } as const;
const line = Type.String({ maxLength: 255 });
const html = Type.String({ maxLength: 50_000, description: "cleaned when it is saved" });
const number = Type.Integer({ minimum: 1, description: "of a version, counted for each page" });

const PageText = Type.Object(
  {
    locale: fields.locale,
    name: line,
    path: Type.String({
      maxLength: 200,
      pattern: "^([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$",
      description: "empty: no address in this language",
    }),
    metaTitle: line,
    metaDescription: Type.String({ maxLength: 500 }),
  },
  { title: "ContentPageText", ...closed },
);
const BlockText = Type.Object(
  {
    locale: fields.locale,
    title: line,
    html,
    secondHtml: html,
    link: Type.String({ maxLength: 500, pattern: "^(|https://\\S+|/\\S*)$" }),
  },
  { title: "ContentBlockText", ...closed },
);
const Block = Type.Object(
  {
    kind: Type.Enum([...blockKinds]),
    mediaId: nullable(idSchema()),
    productNumbers: Type.Array(productNumber, { maxItems: 12, uniqueItems: true }),
    streamId: Type.Optional(nullable(idSchema())),
    categoryIds: Type.Array(idSchema(), { maxItems: 6, uniqueItems: true }),
    texts: Type.Array(BlockText, { maxItems: 10 }),
  },
  { title: "ContentBlock", description: "`streamId`: chooses its products instead", ...closed },
);

/** A page as packages/rules knows it. */
export const draftFields = {
  texts: Type.Array(PageText, { minItems: 1, maxItems: 10 }),
  blocks: Type.Array(Block, { maxItems: 60 }),
} as const;

const times = {
  state: Type.Enum([...pageStates]),
  liveSince: nullable(DateTime),
  endedAt: nullable(DateTime),
  publishAt: nullable(DateTime),
  endAt: nullable(DateTime),
};

export const ContentPageHeadSchema = Type.Object(
  {
    id: idSchema(),
    name: Type.String(),
    path: Type.String({ description: "in the shop's main language" }),
    ...times,
    completeLocales: Type.Array(fields.locale),
    isOfFiles: Type.Boolean({ description: "made by the catalogue's files and changed there" }),
    changedAt: nullable(DateTime),
  },
  { title: "ContentPageHead" },
);

const Problem = Type.Object(
  {
    code: Type.Enum(["NO_NAME", "NO_PATH", "NO_BLOCKS", "NO_TEXT", "NO_PICTURE", "NO_GOODS"]),
    locale: nullable(fields.locale),
    block: nullable(Type.Integer({ minimum: 0, description: "place of the block" })),
    field: nullable(Type.Enum(["title", "html", "secondHtml", "link"])),
  },
  { title: "ContentPageProblem" },
);

export const ContentPageSchema = Type.Object(
  {
    id: idSchema(),
    ...draftFields,
    ...times,
    number,
    liveNumber: nullable(number),
    publishNumber: nullable(number),
    changedAt: DateTime,
    problems: Type.Array(Problem),
    pictures: Type.Array(Type.Object({ id: idSchema(), path: Type.String() }, { title: "ContentPicture" })),
    version: fields.version,
  },
  { title: "ContentPageSheet" },
);

export const ContentVersionSchema = Type.Object(
  {
    number,
    at: DateTime,
    staff: Type.String(),
    restoredFrom: nullable(number),
    blocks: Type.Integer({ minimum: 0 }),
  },
  { title: "ContentVersion" },
);

export const ContentPreviewSchema = Type.Object(
  {
    links: Type.Array(Type.Object({ locale: fields.locale, url: Type.String() })),
    expiresAt: DateTime,
  },
  { title: "ContentPreview" },
);

export type ContentPreview = Static<typeof ContentPreviewSchema>;
export type ContentPageHead = Static<typeof ContentPageHeadSchema>;
export type ContentPageSheet = Static<typeof ContentPageSchema>;
export type ContentPageDraft = Pick<ContentPageSheet, "texts" | "blocks">;
export type ContentVersion = Static<typeof ContentVersionSchema>;
