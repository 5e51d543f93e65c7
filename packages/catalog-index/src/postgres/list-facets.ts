import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import type { Clause } from "./clause.ts";
import { type FacetTag, matchFacets, matchPriceEnds, type PriceEnds } from "./facets.sql.ts";
import { type FilterClause, optionFacet } from "./filter-clauses.ts";

export function facetsFrom(tags: readonly FacetTag[], price: PriceEnds): ListFacets {
  const keys = (kind: FacetTag["kind"]): string[] =>
    tags.filter((tag) => tag.kind === kind).map((tag) => tag.key);
  const ratings = keys("rating").map(Number);
  return {
    manufacturerIds: keys("manufacturer"),
    optionIds: keys("option"),
    price,
    ratingMax: ratings.length > 0 ? Math.max(...ratings) / 100 : null,
    shippingFree: keys("shipping-free").length > 0,
  };
}

/** Facets of everything that matches `base`, each filter narrowing all facets but its own. */
export async function reducedFacets(
  sql: Sql,
  scope: number,
  base: readonly Clause[],
  filters: readonly FilterClause[],
): Promise<ListFacets> {
  const without = (facet: string): Clause[] => [
    ...base,
    ...filters.filter((filter) => filter.facet !== facet),
  ];
  const chosen = new Set(filters.map((filter) => filter.facet));
  const [narrowed, price, ...own] = await Promise.all([
    matchFacets(sql, scope, [...base, ...filters]),
    matchPriceEnds(sql, scope, without("price")),
    ...[...chosen].filter(isTagFacet).map(async (facet) => {
      const tags = await matchFacets(sql, scope, without(facet));
      return tags.filter((tag) => facetOf(tag) === facet);
    }),
  ]);
  return facetsFrom([...narrowed.filter((tag) => !chosen.has(facetOf(tag))), ...own.flat()], price);
}

function facetOf(tag: FacetTag): string {
  return tag.kind === "option" ? optionFacet(tag.groupKey) : tag.kind;
}

function isTagFacet(facet: string): boolean {
  return /^(?:option:|manufacturer$|rating$|shipping-free$)/.test(facet);
}
