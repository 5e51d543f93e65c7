import { readEndpoint } from "../endpoint.ts";
import { RouteRulesSchema } from "../entity/content/route-rule.ts";
import { badParameter } from "./shared-errors.ts";

export const routeRuleEndpoints = {
  readRouteRules: readEndpoint({
    operationId: "readRouteRules",
    method: "GET",
    alsoGet: false,
    path: "/hearth/route-rule",
    summary: "Ours: addresses that lead elsewhere or are gone, of all languages",
    answers: { 200: RouteRulesSchema },
    errors: [badParameter],
  }),
} as const;
