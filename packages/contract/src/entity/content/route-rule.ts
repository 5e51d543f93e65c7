import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, nullable } from "../../schema/schema-parts.ts";

export const RouteRuleSchema = answerObject("RouteRule", "hearth_route_rule", {
  id: idSchema(),
  match: Type.Enum(["exact", "prefix", "pattern"]),
  source: Type.String({
    description: "path without language prefix; in patterns `:name` is a segment, `*` the rest",
  }),
  target: nullable(
    Type.String({ description: "path without language prefix, or an https address; null: gone" }),
  ),
  status: Type.Enum([301, 302, 410]),
  locale: nullable(Type.String({ description: "language it holds in; null: every one" })),
  keepsQuery: Type.Boolean(),
  position: Type.Integer({ description: "of two that fit, neither of them exact, the lower one counts" }),
});

export const RouteRulesSchema = answerObject("RouteRules", "hearth_route_rules", {
  elements: Type.Array(RouteRuleSchema),
});

export type RouteRule = Static<typeof RouteRuleSchema>;
export type RouteRules = Static<typeof RouteRulesSchema>;
