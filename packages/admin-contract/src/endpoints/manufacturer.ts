import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const closed = { additionalProperties: false } as const;
const line = Type.String({ minLength: 1, maxLength: 120 });

const MakerFields = {
  name: line,
  street: line,
  zip: Type.String({ minLength: 1, maxLength: 12 }),
  city: line,
  country: Type.String({
    pattern: "^[A-Z]{2}$",
    description: "a maker outside the Union names who is responsible in it",
  }),
  email: fields.email,
  weee: Type.String({ maxLength: 30, description: "like DE 12345678; may be empty" }),
  link: nullable(Type.String({ maxLength: 500, pattern: "^https?://\\S+$" })),
  mediaId: nullable(idSchema()),
  descriptions: Type.Array(
    Type.Object(
      { locale: fields.locale, text: Type.String({ minLength: 1, maxLength: 5000 }) },
      { title: "MakerDescription", ...closed },
    ),
    { maxItems: 3 },
  ),
};
const input = {
  ...MakerFields,
  weee: Type.Optional(MakerFields.weee),
  link: Type.Optional(MakerFields.link),
  mediaId: Type.Optional(MakerFields.mediaId),
};
const required = ["name", "street", "zip", "city", "country", "email", "descriptions"] as const;

const head = {
  id: idSchema(),
  name: Type.String(),
  city: Type.String(),
  country: Type.String(),
  logoPath: NullableText,
  products: Type.Integer({ minimum: 0, description: "that name it, families counted once" }),
  version: fields.version,
};
const MakerHeadSchema = Type.Object(head, { title: "MakerHead" });
/** Rows of files may say less than a form has to. */
const MakerSheetSchema = Type.Object(
  {
    ...head,
    street: Type.String(),
    zip: Type.String(),
    email: Type.String(),
    weee: Type.String(),
    link: NullableText,
    mediaId: nullable(idSchema()),
    descriptions: MakerFields.descriptions,
    pagePath: nullable(Type.String({ description: "of its page, in the shop's own language" })),
  },
  { title: "MakerSheet" },
);

const MakerWish = Type.Object(MakerFields);
export type Maker = Static<typeof MakerWish>;
export type MakerHead = Static<typeof MakerHeadSchema>;
export type MakerSheet = Static<typeof MakerSheetSchema>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const pathParams = { id: idParam("Id of the maker") } as const;

/** Who made it: every offer names them (Art. 19 GPSR). */
export const manufacturerEndpoints = {
  listManufacturers: adminEndpoint({
    operationId: "listManufacturers",
    method: "GET",
    path: "/manufacturer",
    summary: "Makers, searched by name and place",
    resource: "manufacturer",
    action: "read",
    list: {
      filters: Type.Object({ use: Type.Enum(["used", "unused"]) }),
      sorts: ["name", "products"],
      hasSearch: true,
    },
    answers: { 200: listOf("MakerList", MakerHeadSchema) },
  }),
  readManufacturer: adminEndpoint({
    operationId: "readManufacturer",
    method: "GET",
    path: "/manufacturer/{id}",
    summary: "A maker with address, words in every language and logo",
    resource: "manufacturer",
    action: "read",
    pathParams,
    answers: { 200: MakerSheetSchema },
    errors: [notFound],
  }),
  createManufacturer: adminEndpoint({
    operationId: "createManufacturer",
    method: "POST",
    path: "/manufacturer",
    summary: "Somebody who makes goods, with the address the law wants beside them",
    resource: "manufacturer",
    action: "create",
    input: Type.Object(input),
    required,
    answers: { 201: MakerSheetSchema },
    errors: [refused],
  }),
  changeManufacturer: adminEndpoint({
    operationId: "changeManufacturer",
    method: "PUT",
    path: "/manufacturer/{id}",
    summary: "All that is said about a maker; its page follows, goods that are sold may not become worse",
    resource: "manufacturer",
    action: "change",
    pathParams,
    input: Type.Object({ ...input, version: fields.version }),
    required: [...required, "version"],
    answers: { 200: MakerSheetSchema },
    errors: [notFound, changedMeanwhileError, refused, { status: 409, code: "ADMIN__NOT_PUBLISHABLE" }],
  }),
  removeManufacturer: adminEndpoint({
    operationId: "removeManufacturer",
    method: "DELETE",
    path: "/manufacturer/{id}",
    summary: "Remove a maker that no product names; `products` says how many do",
    resource: "manufacturer",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError, { status: 409, code: "ADMIN__STILL_IN_USE" }],
  }),
} as const;
