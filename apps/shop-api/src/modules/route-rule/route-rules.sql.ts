import type { KeptRouteRule } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

/** Rules that are not ended. */
export function selectRules(sql: Sql): Promise<KeptRouteRule[]> {
  return sql<KeptRouteRule[]>`
    select r.id, r.match, r.source, r.target, r.status, l.locale_code as locale, r.sales_channel_id as "channelId",
      r.keeps_query as "keepsQuery", r.position
    from route_rule r left join language l on l.id = r.language_id
    where r.active order by r.position, r.source, r.id`;
}

/** For staff: with the version whoever saves has to name. */
export async function selectVersions(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: string; version: number }[]>`select id, version from route_rule where active`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** One writer at a time: two rules that loop only together must not be checked side by side. Readers go on. */
export async function lockRules(tx: Tx): Promise<void> {
  await tx`lock table route_rule in share row exclusive mode`;
}

/** What every channel allows: a rule for all of them leads there in each. */
export async function selectHosts(sql: Sql, channelId: string | null): Promise<Set<string>> {
  const rows = await sql<{ hosts: string[] }[]>`
    select redirect_hosts as hosts from sales_channel where ${channelId}::uuid is null or id = ${channelId}`;
  const [first, ...others] = rows.map(({ hosts }) => hosts);
  return new Set(first?.filter((host) => others.every((hosts) => hosts.includes(host))));
}

/** Null: there is no such language. */
export async function languageIdOf(sql: Sql, locale: string): Promise<string | null> {
  const [row] = await sql<{ id: string }[]>`select id from language where locale_code = ${locale}`;
  return row?.id ?? null;
}

export async function isChannel(sql: Sql, id: string): Promise<boolean> {
  return (await sql`select from sales_channel where id = ${id}`).length > 0;
}

export async function writeRule(sql: Sql, rule: KeptRouteRule, languageId: string | null): Promise<void> {
  await sql`
    insert into route_rule (id, sales_channel_id, language_id, match, source, target, status, keeps_query, position, added_at)
    values (${rule.id}, ${rule.channelId}, ${languageId}, ${rule.match}, ${rule.source}, ${rule.target}, ${rule.status}, ${rule.keepsQuery},
      ${rule.position}, now())
    on conflict (id) do update set sales_channel_id = excluded.sales_channel_id, language_id = excluded.language_id, match = excluded.match,
      source = excluded.source, target = excluded.target, status = excluded.status, keeps_query = excluded.keeps_query,
      position = excluded.position, added_at = excluded.added_at`;
}

/** Whether there was such a rule. */
export async function endRule(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`update route_rule set active = false where id = ${id} and active`;
  return count > 0;
}
