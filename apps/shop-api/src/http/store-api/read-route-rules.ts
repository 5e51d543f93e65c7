import { endpoints } from "@hearth/contract";
import { readRouteRules as routeRules } from "../../modules/route-rule/index.ts";
import { handle } from "../endpoint.ts";

export const readRouteRules = handle(
  endpoints.readRouteRules,
  ({ services, scope }) => routeRules(services.sql, scope),
  () => ["route-rules"],
);
