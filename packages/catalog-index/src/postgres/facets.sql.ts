import type { Sql } from "postgres";
import type { TagKind } from "./entry-tags.ts";
import type { Clause } from "./clause.ts";
import { type Fragment, matchBits } from "./match.sql.ts";

export type FacetTag = { kind: TagKind; key: string; groupKey: string | null };
export type PriceEnds = { minCents: number; maxCents: number } | null;

/** Up to here reading the facets of every hit is cheaper than asking each facet whether one of the hits has it. */
const COLLECT_UP_TO = 2000;

type Summary = { total: number; tags: FacetTag[]; price: PriceEnds };

/** Number of hits, facets and price ends of a whole scope, all of them kept up to date with every write. */
export async function scopeSummary(sql: Sql, scope: Fragment, withFacets: boolean): Promise<Summary> {
  const facets = sql`
    , (
      select coalesce(json_agg(json_build_object('kind', kind, 'key', key, 'groupKey', group_key)), '[]')
      from catalog_index.scope_tag join catalog_index.tag on tag.ref = scope_tag.tag
      where scope = (table chosen)
    ) as tags,
    (select min(price_cents) from catalog_index.scope_hit where scope = (table chosen)) as min,
    (select max(price_cents) from catalog_index.scope_hit where scope = (table chosen)) as max`;
  const [row] = await sql<{ total: number; tags?: FacetTag[]; min?: number | null; max?: number | null }[]>`
    with chosen as materialized (${scope})
    select coalesce((select hits from catalog_index.scope_tag where scope = (table chosen) and tag = 0), 0) as total
      ${withFacets ? facets : sql``}`;
  return { total: row?.total ?? 0, tags: row?.tags ?? [], price: priceEnds(row?.min, row?.max) };
}

export async function scopeTotal(sql: Sql, scope: number): Promise<number> {
  const [row] = await sql<{ hits: number }[]>`
    select hits from catalog_index.scope_tag where scope = ${scope}::int and tag = 0`;
  return row?.hits ?? 0;
}

/** The facets at least one matching hit has. */
export async function matchFacets(sql: Sql, scope: number, clauses: readonly Clause[]): Promise<FacetTag[]> {
  return await sql<FacetTag[]>`
    with match as materialized (${matchBits(sql, clauses)}),
    size as materialized (select sum(bit_count(bits)) as hits, min(chunk) as first, max(chunk) as last from match),
    collected as (
      select distinct unnest(hit.facets) as ref
      from match
      cross join lateral catalog_index.refs_in(chunk, bits) as found (ref)
      cross join lateral (select facets from catalog_index.hit where hit.ref = found.ref limit 1) as hit
      where (select hits from size) <= ${COLLECT_UP_TO}
    ),
    probed as (
      select tag as ref
      from catalog_index.scope_tag
      cross join lateral (
        select from catalog_index.posting
        cross join lateral (
          select from match where match.chunk = posting.chunk and bit_count(match.bits & posting.bits) > 0 limit 1
        ) as shared
        where list = scope_tag.tag and chunk between (select first from size) and (select last from size)
        limit 1
      ) as found
      where scope = ${scope}::int and tag > 0 and (select hits from size) > ${COLLECT_UP_TO}
    )
    select kind, key, group_key as "groupKey"
    from (table collected union all table probed) as present
    join catalog_index.tag using (ref)`;
}

/** Cheapest and dearest price among the matching hits. */
export async function matchPriceEnds(
  sql: Sql,
  scope: number,
  clauses: readonly Clause[],
): Promise<PriceEnds> {
  const [row] = await sql<{ min: number | null; max: number | null }[]>`
    with match as materialized (${matchBits(sql, clauses)}),
    size as materialized (select sum(bit_count(bits)) as hits from match),
    collected as materialized (
      select min(hit.price_cents), max(hit.price_cents)
      from match
      cross join lateral catalog_index.refs_in(chunk, bits) as found (ref)
      cross join lateral (select price_cents from catalog_index.hit where hit.ref = found.ref limit 1) as hit
      where (select hits from size) <= ${COLLECT_UP_TO}
    )
    select
      coalesce((select min from collected), (${endOf(sql, scope, sql`price_cents, ref`)})) as min,
      coalesce((select max from collected), (${endOf(sql, scope, sql`price_cents desc, ref desc`)})) as max`;
  return priceEnds(row?.min, row?.max);
}

function endOf(sql: Sql, scope: number, order: Fragment): Fragment {
  return sql`
    select price_cents
    from (
      select ref, price_cents from catalog_index.scope_hit where scope = ${scope}::int order by ${order}
    ) as walked
    cross join lateral (
      select from match
      where chunk = catalog_index.chunk_of(walked.ref) and get_bit(bits, catalog_index.spot_of(walked.ref)) = 1
      limit 1
    ) as kept
    where (select hits from size) > ${COLLECT_UP_TO}
    limit 1`;
}

function priceEnds(min: number | null | undefined, max: number | null | undefined): PriceEnds {
  return min == null || max == null ? null : { minCents: min, maxCents: max };
}
