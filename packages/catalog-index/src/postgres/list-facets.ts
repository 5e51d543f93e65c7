import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import type { Clause } from "./clause.ts";
import { FACET_KINDS, type FacetKind } from "./entry-tags.ts";
import { facetsFrom } from "./facet-row.sql.ts";
import type { FilterClause, FilteredFacet } from "./filter-clauses.ts";
import { type FacetChoice, matchFacets } from "./match-facets.sql.ts";
import { matchPrices } from "./price-ends.sql.ts";

/** Facets of everything that matches `base`, each filter narrowing all facets but its own. */
export async function matchedFacets(
  sql: Sql,
  scope: number,
  base: readonly Clause[],
  filters: readonly FilterClause[],
): Promise<ListFacets> {
  const all = [...base, ...filters];
  const without = (own: FilterClause): Clause[] => all.filter((clause) => clause !== own);
  const priceFilter = filters.find(({ facet }) => facet.kind === "price");
  const filtered = filters.filter(({ facet }) => isFacetKind(facet.kind));
  const [price, narrowed, ...own] = await Promise.all([
    matchPrices(sql, scope, priceFilter ? without(priceFilter) : all),
    matchFacets(sql, scope, all, unfiltered(filtered.map(({ facet }) => facet))),
    ...filtered.map((filter) => matchFacets(sql, scope, without(filter), only(filter.facet))),
  ]);
  return facetsFrom([narrowed, ...own], price);
}

function unfiltered(filtered: readonly FilteredFacet[]): FacetChoice {
  const kinds = FACET_KINDS.filter(
    (kind) => kind === "option" || !filtered.some((facet) => facet.kind === kind),
  );
  return { kinds, group: null, exceptGroups: filtered.flatMap((facet) => facet.group ?? []) };
}

function only(facet: FilteredFacet): FacetChoice {
  return { kinds: FACET_KINDS.filter((kind) => kind === facet.kind), group: facet.group, exceptGroups: [] };
}

function isFacetKind(kind: string): kind is FacetKind {
  return (FACET_KINDS as readonly string[]).includes(kind);
}
