import type { Sql } from "postgres";
import type { Clause } from "./clause.ts";
import type { FacetKind } from "./entry-tags.ts";
import { facetColumns, type FacetRow } from "./facet-row.sql.ts";
import { matchBits, matchMap } from "./match.sql.ts";

/** Up to here reading the facets of every hit is cheaper than asking each facet whether one of the hits has it. */
export const COLLECT_UP_TO = 2000;

/** Which facets are asked for: kinds, and of the options one group or all but some. */
export type FacetChoice = {
  kinds: readonly FacetKind[];
  group: string | null;
  exceptGroups: readonly string[];
};

/** The facets at least one matching hit has. */
export async function matchFacets(
  sql: Sql,
  scope: number,
  clauses: readonly Clause[],
  choice: FacetChoice,
): Promise<FacetRow | undefined> {
  const [row] = await sql<FacetRow[]>`
    with match as materialized (${matchBits(sql, clauses)}), map as materialized (${matchMap(sql)}),
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
        where list = scope_tag.tag and chunk between (select first from size) and (select last from size)
          and bit_count(bits & substring((table map) from chunk * 16384 + 1 for 16384)) > 0
        limit 1
      ) as found
      where scope = ${scope}::int and kind = any(${choice.kinds}::text[]) and (select hits from size) > ${COLLECT_UP_TO}
    )
    select ${facetColumns(sql)}
    from (table collected union all table probed) as present
    join catalog_index.tag using (ref)
    where kind = any(${choice.kinds}::text[])
      and (group_key is null or group_key = coalesce(${choice.group}::text, group_key))
      and (group_key is null or not group_key = any(${choice.exceptGroups}::text[]))`;
  return row;
}
