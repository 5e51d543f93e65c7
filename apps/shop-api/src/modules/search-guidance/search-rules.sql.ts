import type { Sql } from "../../platform/database/database.ts";
import type { SearchLift, SearchRule } from "./search-rule.ts";

/** Rules that are not ended, whatever their dates, with what their numbers are shown as. */
export function selectRules(sql: Sql): Promise<SearchRule[]> {
  return sql<SearchRule[]>`
    select r.id, r.kind, r.language_id as "languageId", r.terms, r.product_number as "productNumber", r.position, r.strength, r.means, r.path,
      r.valid_from::text as "validFrom", r.valid_until::text as "validUntil",
      coalesce((select array_agg(h.hit_id order by h.hit_id) from (${hits(sql)}) h where h.number = r.product_number), '{}') as "hitIds"
    from search_rule r where r.active order by r.kind, r.position, r.added_at nulls first, r.id`;
}

/** For staff: with the version whoever ends a rule has to name. */
export async function selectRuleVersions(sql: Sql): Promise<ReadonlyMap<string, number>> {
  const rows = await sql<{ id: string; version: number }[]>`select id, version from search_rule where active`;
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Nobody else changes it until the transaction ends. */
export async function lockRule(tx: Sql, id: string): Promise<void> {
  await tx`select from search_rule where id = ${id} for update`;
}

/** A lift of a variant lifts what stands for it in listings. */
export function selectLifts(sql: Sql): Promise<SearchLift[]> {
  return sql<SearchLift[]>`
    select l.term_key as "termKey", h.hit_id as "productId", max(l.strength) as strength
    from search_lift l join (${hits(sql)}) h on h.product_id = l.product_id group by 1, 2`;
}

/** Products and what they are shown as: variants by their family, unless each of them is listed for itself. */
function hits(sql: Sql) {
  return sql`
    select p.id as product_id, p.product_number as number,
      case when f.id is not null and f.listing_mode is distinct from 'each' then f.id
        when f.id is null and p.listing_mode = 'each' then coalesce(v.id, p.id)
        else p.id end as hit_id
    from product p left join product f on f.id = p.parent_id
      left join product v on v.parent_id = p.id and p.listing_mode = 'each'`;
}

export async function insertRule(sql: Sql, rule: Omit<SearchRule, "hitIds">): Promise<void> {
  await sql`insert into search_rule (id, kind, language_id, terms, product_number, position, strength, means, path, valid_from, valid_until, added_at)
    values (${rule.id}, ${rule.kind}, ${rule.languageId}, ${rule.terms}, ${rule.productNumber}, ${rule.position}, ${rule.strength},
      ${rule.means}, ${rule.path}, ${rule.validFrom}, ${rule.validUntil}, now())`;
}

/** Whether there was such a rule. */
export async function endRuleRow(sql: Sql, id: string): Promise<boolean> {
  const { count } = await sql`update search_rule set active = false where id = ${id} and active`;
  return count > 0;
}

export async function isProductNumber(sql: Sql, number: string): Promise<boolean> {
  return (await sql`select from product where product_number = ${number}`).length > 0;
}

/** One note for all of them: the worker tells every process to read them again. */
export async function replaceLifts(sql: Sql, lifts: readonly SearchLift[]): Promise<void> {
  await sql`delete from search_lift`;
  await sql`insert into search_lift (term_key, product_id, strength)
    select * from unnest(${lifts.map((lift) => lift.termKey)}::text[], ${lifts.map((lift) => lift.productId)}::uuid[],
      ${lifts.map((lift) => lift.strength)}::real[])`;
  await sql`insert into outbox (entity, entity_id) values ('search_rule', ${"0".repeat(32)})`;
  await sql`select pg_notify('outbox', '')`;
}
