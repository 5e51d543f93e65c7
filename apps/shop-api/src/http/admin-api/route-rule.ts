import { adminEndpoints } from "@hearth/admin-contract";
import { changeSeenRule, createRule, endSeenRule, listRouteRules } from "../../modules/route-rule/index.ts";
import { newId } from "../../platform/new-id.ts";
import { change, plain } from "./admin-handler.ts";

export const routeRuleHandlers = {
  listRouteRules: plain(adminEndpoints.listRouteRules, ({ services, list }) =>
    listRouteRules(services.sql, list),
  ),
  createRouteRule: change(adminEndpoints.createRouteRule, async ({ tx, input, note }) => {
    const rule = await createRule(tx, newId(), input);
    note({ object: rule.id, after: rule });
    return rule;
  }),
  changeRouteRule: change(adminEndpoints.changeRouteRule, async ({ tx, params, input, note }) => {
    const { version, ...rule } = input;
    const { before, after } = await changeSeenRule(tx, { id: params.id, version, rule });
    note({ object: params.id, before, after });
    return after;
  }),
  endRouteRule: change(adminEndpoints.endRouteRule, async ({ tx, params, input, note }) => {
    note({ object: params.id, before: await endSeenRule(tx, { id: params.id, version: input.version }) });
  }),
} as const;
