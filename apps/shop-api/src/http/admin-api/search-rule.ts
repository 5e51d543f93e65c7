import { adminEndpoints } from "@hearth/admin-contract";
import { createSearchRule, endSeenSearchRule, listSearchRules } from "../../modules/search-guidance/index.ts";
import { newId } from "../../platform/new-id.ts";
import type { Services } from "../../services.ts";
import { change, plain } from "./admin-handler.ts";

const languages = ({ references }: Services) => references.current().language;

export const searchRuleHandlers = {
  listSearchRules: plain(adminEndpoints.listSearchRules, ({ services, list }) =>
    listSearchRules(services.sql, languages(services), list),
  ),
  createSearchRule: change(adminEndpoints.createSearchRule, async ({ services, tx, input, note }) => {
    const rule = await createSearchRule(tx, languages(services), { ...input, id: newId() });
    note({ object: rule.id, after: rule });
    return rule;
  }),
  endSearchRule: change(adminEndpoints.endSearchRule, async ({ services, tx, params, input, note }) => {
    const seen = { id: params.id, version: input.version };
    note({ object: params.id, before: await endSeenSearchRule(tx, languages(services), seen) });
  }),
} as const;
