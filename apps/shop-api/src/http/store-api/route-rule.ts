import { endpoints } from "@hearth/contract";
import { readRouteRules } from "../../modules/route-rule/index.ts";
import { handle } from "../answer/endpoint.ts";

export const routeRuleHandlers = {
  readRouteRules: handle(
    endpoints.readRouteRules,
    ({ services, scope }) => readRouteRules(services.sql, scope),
    () => ["route-rules"],
  ),
} as const;
