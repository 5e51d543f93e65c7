import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import { facetColumns, type FacetRow, facetsFrom } from "./facet-row.sql.ts";
import type { Fragment } from "./match.sql.ts";
import { type PriceEnds, priceOf } from "./price-ends.sql.ts";

export type ScopeSummary = { total: number; facets: ListFacets };

/** Number of hits, facets and price ends of a whole scope, kept up to date with every write: no hit is read. */
export async function scopeSummary(sql: Sql, scope: Fragment): Promise<ScopeSummary> {
  const [row] = await sql<(FacetRow & PriceEnds & { total: number | null })[]>`
    with chosen as materialized (${scope})
    select
      max(hits) filter (where tag = 0) as total,
      ${facetColumns(sql)},
      (select min(price_cents) from catalog_index.scope_hit where scope = (table chosen)) as min,
      (select max(price_cents) from catalog_index.scope_hit where scope = (table chosen)) as max
    from catalog_index.scope_tag
    where scope = (table chosen)`;
  return { total: row?.total ?? 0, facets: facetsFrom([row], priceOf(row)) };
}

export async function scopeTotal(sql: Sql, scope: Fragment): Promise<number> {
  const [row] = await sql<{ hits: number }[]>`
    select hits from catalog_index.scope_tag where scope = (${scope}) and tag = 0`;
  return row?.hits ?? 0;
}
