import type { RouteRules } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { selectRules } from "./route-rules.sql.ts";

/** Of the sales channel, in all its languages: a storefront keeps them together. */
export async function readRouteRules(sql: Sql, scope: Pick<Scope, "channel">): Promise<RouteRules> {
  const rules = (await selectRules(sql)).filter(
    ({ channelId }) => channelId === null || channelId === scope.channel.id,
  );
  return {
    elements: rules.map(({ id, match, source, target, status, locale, keepsQuery, position }) => ({
      id,
      match,
      source,
      target,
      status,
      locale,
      keepsQuery,
      position,
      apiAlias: "hearth_route_rule",
    })),
    apiAlias: "hearth_route_rules",
  };
}
