import { idSchema, nullable } from "@hearth/contract";
import { routeMatches, routeStatuses } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { fields } from "../fields.ts";
import { listOf } from "../list.ts";
import { changedMeanwhileError, notFound } from "../shared-errors.ts";

const url = Type.String({ minLength: 1, maxLength: 2000 });
const match = Type.Enum([...routeMatches]);
const rule = {
  match,
  source: url,
  target: nullable(url),
  status: Type.Enum([...routeStatuses]),
  locale: nullable(fields.locale),
  channelId: nullable(idSchema()),
  keepsQuery: Type.Boolean(),
  position: Type.Integer({ minimum: 0, maximum: 100_000 }),
};
const RouteRuleSchema = Type.Object(
  { id: idSchema(), ...rule, version: fields.version },
  { title: "KeptRouteRule" },
);

export type AdminRouteRule = Static<typeof RouteRuleSchema>;

const input = {
  match,
  source: url,
  target: Type.Optional(rule.target),
  status: rule.status,
  locale: Type.Optional(rule.locale),
  channelId: Type.Optional(rule.channelId),
  keepsQuery: Type.Optional(rule.keepsQuery),
  position: Type.Optional(rule.position),
};
/** Other rules stand in its way; `reason` says how. */
const conflict = { status: 409, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;
const pathParams = { id: idParam("Id of the rule") } as const;

export const routeRuleEndpoints = {
  listRouteRules: adminEndpoint({
    operationId: "listRouteRules",
    method: "GET",
    path: "/route-rule",
    summary: "Addresses that lead elsewhere or are gone",
    resource: "route-rule",
    action: "read",
    list: { filters: Type.Object({ match }), sorts: ["position", "source"], hasSearch: true },
    answers: { 200: listOf("RouteRuleList", RouteRuleSchema) },
  }),
  createRouteRule: adminEndpoint({
    operationId: "createRouteRule",
    method: "POST",
    path: "/route-rule",
    summary: "A new rule; what loops or leads out of the shop unseen is refused",
    resource: "route-rule",
    action: "create",
    input: Type.Object(input),
    required: ["match", "source", "status"],
    answers: { 201: RouteRuleSchema },
    errors: [conflict],
  }),
  changeRouteRule: adminEndpoint({
    operationId: "changeRouteRule",
    method: "PUT",
    path: "/route-rule/{id}",
    summary: "Another rule in its place",
    resource: "route-rule",
    action: "change",
    pathParams,
    input: Type.Object({ ...input, version: fields.version }),
    required: ["match", "source", "status", "version"],
    answers: { 200: RouteRuleSchema },
    errors: [conflict, notFound, changedMeanwhileError],
  }),
  endRouteRule: adminEndpoint({
    operationId: "endRouteRule",
    method: "DELETE",
    path: "/route-rule/{id}",
    summary: "End a rule",
    resource: "route-rule",
    action: "remove",
    pathParams,
    input: Type.Object({ version: fields.version }),
    required: ["version"],
    answers: { 204: null },
    errors: [notFound, changedMeanwhileError],
  }),
} as const;
