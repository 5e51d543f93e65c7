import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import type { Clause } from "./clause.ts";
import { COLLECT_UP_TO } from "./match-facets.sql.ts";
import { type Fragment, isOnMap, matchBits, matchMap } from "./match.sql.ts";

export type PriceEnds = { min: number | null; max: number | null };

/** Cheapest and dearest price among the matching hits. */
export async function matchPrices(
  sql: Sql,
  scope: number,
  clauses: readonly Clause[],
): Promise<ListFacets["price"]> {
  const [row] = await sql<PriceEnds[]>`
    with match as materialized (${matchBits(sql, clauses)}), map as materialized (${matchMap(sql)}),
    size as materialized (select sum(bit_count(bits)) as hits from match),
    collected as materialized (
      select min(hit.price_cents), max(hit.price_cents)
      from match
      cross join lateral catalog_index.refs_in(chunk, bits) as found (ref)
      cross join lateral (select price_cents from catalog_index.hit where hit.ref = found.ref limit 1) as hit
      where (select hits from size) <= ${COLLECT_UP_TO}
    )
    select
      coalesce((select min from collected), (${firstPrice(sql, scope, sql`price_cents, ref`)})) as min,
      coalesce((select max from collected), (${firstPrice(sql, scope, sql`price_cents desc, ref desc`)})) as max`;
  return priceOf(row);
}

export function priceOf(row: PriceEnds | undefined): ListFacets["price"] {
  return row?.min == null || row.max === null ? null : { minCents: row.min, maxCents: row.max };
}

function firstPrice(sql: Sql, scope: number, order: Fragment): Fragment {
  return sql`
    select price_cents
    from (
      select ref, price_cents from catalog_index.scope_hit where scope = ${scope}::int order by ${order}
    ) as walked
    where (select hits from size) > ${COLLECT_UP_TO} and ${isOnMap(sql)}
    limit 1`;
}
