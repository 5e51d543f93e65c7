import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const kind = Type.Enum(["pin", "boost", "hide", "synonym", "redirect"]);
const words = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 50 });
const day = Type.String({ pattern: "^\\d{4}-\\d{2}-\\d{2}$" });
const strength = Type.Number({ exclusiveMinimum: 0, maximum: 1 });
const position = Type.Integer({ minimum: 0, maximum: 10_000 });

const SearchRuleSchema = Type.Object(
  {
    id: idSchema(),
    kind,
    locale: NullableText,
    terms: Type.Array(Type.String()),
    productNumber: NullableText,
    means: Type.Array(Type.String()),
    path: NullableText,
    position,
    strength: nullable(Type.Number()),
    validFrom: NullableText,
    validUntil: NullableText,
    version: fields.version,
  },
  { title: "SearchRule" },
);

export type AdminSearchRule = Static<typeof SearchRuleSchema>;

export const searchRuleEndpoints = {
  listSearchRules: adminEndpoint({
    operationId: "listSearchRules",
    method: "GET",
    path: "/search-rule",
    summary: "What the shop says about searches",
    resource: "search-rule",
    action: "read",
    list: { filters: Type.Object({ kind }), sorts: ["kind"], hasSearch: true },
    answers: { 200: listOf("SearchRuleList", SearchRuleSchema) },
  }),
  createSearchRule: adminEndpoint({
    operationId: "createSearchRule",
    method: "POST",
    path: "/search-rule",
    summary: "Pin, boost or hide a product for some words, say what words mean, or lead to a page",
    resource: "search-rule",
    action: "create",
    input: Type.Object({
      kind,
      terms: words,
      locale: Type.Optional(nullable(fields.locale)),
      productNumber: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      means: Type.Optional(words),
      path: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
      position: Type.Optional(position),
      strength: Type.Optional(strength),
      validFrom: Type.Optional(day),
      validUntil: Type.Optional(day),
    }),
    required: ["kind", "terms"],
    answers: { 201: SearchRuleSchema },
  }),
  endSearchRule: adminEndpoint({
    operationId: "endSearchRule",
    method: "DELETE",
    path: "/search-rule/{id}",
    summary: "End a rule",
    resource: "search-rule",
    action: "remove",
    pathParams: { id: idParam("Id of the rule") },
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError],
  }),
} as const;
