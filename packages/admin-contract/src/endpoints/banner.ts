import { idSchema, nullable } from "@hearth/contract";
import { bannerStates } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const DAY = "^\\d{4}-\\d{2}-\\d{2}$";
const day = Type.String({ pattern: DAY, description: "of the shop's calendar" });

const BannerTextSchema = Type.Object(
  {
    locale: fields.locale,
    text: Type.String({ minLength: 1, maxLength: 160 }),
    linkText: nullable(Type.String({ minLength: 1, maxLength: 60 })),
    link: nullable(
      Type.String({ minLength: 1, maxLength: 500, description: "path of the shop without language" }),
    ),
  },
  { title: "BannerText", additionalProperties: false },
);

const said = {
  texts: Type.Array(BannerTextSchema, { minItems: 1, maxItems: 10, description: "one for each language" }),
  fromDay: day,
  untilDay: nullable(Type.String({ pattern: DAY, description: "the last one; null: no end" })),
  priority: Type.Integer({ minimum: -1000, maximum: 1000 }),
};

const BannerSchema = Type.Object(
  { id: idSchema(), ...said, state: Type.Enum([...bannerStates]), version: fields.version },
  { title: "AdminBanner" },
);

export type AdminBanner = Static<typeof BannerSchema>;

/** An end that is not named is none. */
const input = { ...said, untilDay: Type.Optional(said.untilDay) };
const required = ["texts", "fromDay", "priority"] as const;
const pathParams = { id: idParam("Id of the banner") } as const;

/** Lines above every page of the shop, from a day to a day. */
export const bannerEndpoints = {
  listBanners: adminEndpoint({
    operationId: "listBanners",
    method: "GET",
    path: "/banner",
    summary: "Lines above the shop's pages: planned, shown and over",
    resource: "banner",
    action: "read",
    list: { filters: Type.Object({}), sorts: ["-fromDay"], hasSearch: false },
    answers: { 200: listOf("BannerList", BannerSchema) },
  }),
  createBanner: adminEndpoint({
    operationId: "createBanner",
    method: "POST",
    path: "/banner",
    summary: "A new one; the shop shows it from its first day on",
    resource: "banner",
    action: "create",
    input: Type.Object(input),
    required,
    answers: { 201: BannerSchema },
  }),
  changeBanner: adminEndpoint({
    operationId: "changeBanner",
    method: "PUT",
    path: "/banner/{id}",
    summary: "Other words or days",
    resource: "banner",
    action: "change",
    pathParams,
    input: Type.Object({ ...input, version: fields.version }),
    required: [...required, "version"],
    answers: { 200: BannerSchema },
    errors: [notFound, changedMeanwhileError],
  }),
  removeBanner: adminEndpoint({
    operationId: "removeBanner",
    method: "DELETE",
    path: "/banner/{id}",
    summary: "Take it away",
    resource: "banner",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError],
  }),
} as const;
