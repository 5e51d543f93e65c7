import type { Sql, TransactionSql } from "postgres";
import { checkRouteRules } from "@hearth/rules";
import type { KeptRouteRule } from "@hearth/rules";
import type { Catalogue } from "../format/catalogue.ts";
import { rulesByLanguage } from "../format/content/route-rules.ts";
import { idOf } from "../ids.ts";
import type { Rows } from "./rows.ts";

/** Rows of route-rules.yaml, one for each language. Rules of the staff are left alone. */
export function routeRuleRows(catalogue: Catalogue): Rows {
  return {
    route_rule: rulesByLanguage(catalogue).map(({ language, rule }) => ({
      id: rule.id,
      language_id: idOf("language", language),
      match: rule.match,
      source: rule.source,
      target: rule.target,
      status: rule.status,
      keeps_query: rule.keepsQuery,
      position: rule.position,
    })),
  };
}

/** Nobody saves a rule meanwhile: it would be checked against the rules of before. */
export async function lockRouteRules(sql: TransactionSql): Promise<void> {
  await sql`lock table route_rule in share row exclusive mode`;
}

/** The catalogue's rules were checked among themselves; together with those of the staff they must not loop either. */
export async function checkKeptRoutes(sql: TransactionSql | Sql, catalogue: Catalogue): Promise<void> {
  const rules = await sql<KeptRouteRule[]>`
    select r.id, r.match, r.source, r.target, r.status, l.locale_code as locale, r.sales_channel_id as "channelId",
      r.keeps_query as "keepsQuery", r.position
    from route_rule r left join language l on l.id = r.language_id where r.active`;
  const problems = checkRouteRules(rules, new Set(catalogue.shop.channel.redirectHosts));
  if (problems.length === 0) return;
  const told = problems.map(
    ({ ruleId, code }) => `${rules.find(({ id }) => id === ruleId)?.source}: ${code}`,
  );
  throw new Error(`rules of addresses do not go together with those of the staff: ${told.join(", ")}`);
}
