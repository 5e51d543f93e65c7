import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

/** What cameras and editors make. No SVG: it is a page that can carry scripts. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export const MOST_PICTURE_BYTES = 20 * 1024 * 1024;
/** Where pictures can be shown. */
const usePlaces = [
  "product",
  "document",
  "energy-label",
  "category",
  "manufacturer",
  "property",
  "payment-method",
  "shipping-method",
  "content",
  "text",
] as const;

const altTexts = Type.Array(
  Type.Object(
    { locale: fields.locale, text: Type.String({ maxLength: 500 }) },
    { additionalProperties: false },
  ),
  { maxItems: 10 },
);
const percent = Type.Integer({ minimum: 0, maximum: 100 });
const Focus = Type.Object(
  { x: percent, y: percent },
  { title: "FocusPoint", additionalProperties: false, description: "percent from left and top" },
);

const head = {
  id: idSchema(),
  path: Type.String(),
  previewPath: Type.String(),
  fileName: Type.String(),
  mimeType: Type.String(),
  fileSize: Type.Integer(),
  width: nullable(Type.Integer()),
  height: nullable(Type.Integer()),
  alt: altTexts,
  focus: nullable(Focus),
  uses: Type.Integer({ minimum: 0 }),
  createdAt: DateTime,
  version: fields.version,
};
const MediaHeadSchema = Type.Object(head, { title: "MediaHead" });
const MediaSheetSchema = Type.Object(
  {
    ...head,
    places: Type.Array(
      Type.Object(
        { kind: Type.Enum([...usePlaces]), id: idSchema(), name: NullableText },
        { title: "MediaPlace", description: "`name`: as the shop's own language calls it" },
      ),
    ),
  },
  { title: "MediaSheet" },
);

export type MediaHead = Static<typeof MediaHeadSchema>;
export type MediaSheet = Static<typeof MediaSheetSchema>;

const pathParams = { id: idParam("Id of the picture") } as const;

export const mediaEndpoints = {
  listMedia: adminEndpoint({
    operationId: "listMedia",
    method: "GET",
    path: "/media",
    summary: "Pictures of the shop, searched by file name and alternative text",
    resource: "media",
    action: "read",
    list: {
      filters: Type.Object({ use: Type.Enum(["used", "unused"]), altMissing: fields.locale }),
      sorts: ["-createdAt", "fileName", "fileSize"],
      hasSearch: true,
    },
    answers: { 200: listOf("MediaList", MediaHeadSchema) },
  }),
  readMedia: adminEndpoint({
    operationId: "readMedia",
    method: "GET",
    path: "/media/{id}",
    summary: "A picture and where it is shown",
    resource: "media",
    action: "read",
    pathParams,
    answers: { 200: MediaSheetSchema },
    errors: [notFound],
  }),
  uploadMedia: adminEndpoint({
    operationId: "uploadMedia",
    method: "POST",
    path: "/media",
    summary: "A picture as the body; one that was uploaded before is answered as it is",
    resource: "media",
    action: "create",
    maxBodyBytes: MOST_PICTURE_BYTES,
    fileTypes: pictureTypes,
    input: Type.Object({ fileName: Type.String({ minLength: 1, maxLength: 255 }) }),
    required: ["fileName"],
    answers: { 200: MediaSheetSchema },
    errors: [
      { status: 400, code: "ADMIN__PICTURE_UNREADABLE" },
      { status: 400, code: "ADMIN__PICTURE_TOO_MANY_PIXELS" },
    ],
  }),
  changeMedia: adminEndpoint({
    operationId: "changeMedia",
    method: "PUT",
    path: "/media/{id}",
    summary: "Alternative texts, all of them, and what must stay in view where a picture is cropped",
    resource: "media",
    action: "change",
    pathParams,
    input: Type.Object({ version: fields.version, alt: altTexts, focus: Type.Optional(nullable(Focus)) }),
    required: ["version", "alt"],
    answers: { 200: MediaSheetSchema },
    errors: [
      notFound,
      changedMeanwhileError,
      { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" },
      { status: 409, code: "ADMIN__NOT_PUBLISHABLE" },
    ],
  }),
  removeMedia: adminEndpoint({
    operationId: "removeMedia",
    method: "DELETE",
    path: "/media/{id}",
    summary: "Remove a picture that nothing shows",
    resource: "media",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__MEDIA_IN_USE" }],
  }),
} as const;
