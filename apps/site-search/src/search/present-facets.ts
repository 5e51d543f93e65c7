import type { ListingAggregations } from "@hearth/contract";
import { toAmount } from "@hearth/rules";
import type { WireFacets, WireRangeFacet, WireTermsFacet } from "@hearth/site-search-client";
import type { FacetName, SearchRequest } from "../protocol/read-search.ts";
import { categoryKeys, type Place } from "../shop/directory.ts";

const MAX_TERMS = 10;

interface Found {
  aggregations: ListingAggregations;
  total: number;
}

/** The facets that were asked for. */
export function presentFacets(
  found: Found,
  request: SearchRequest,
  categories: readonly Place[],
): WireFacets {
  const facetOf: Record<FacetName, () => WireTermsFacet | WireRangeFacet> = {
    brand: () => brandFacet(found.aggregations, request.brands),
    categories: () => categoryFacet(found.aggregations, request.categories, categories),
    price: () => priceFacet(found, request.price),
  };
  return Object.fromEntries(request.facets.map((name) => [name, facetOf[name]()]));
}

function brandFacet(aggregations: ListingAggregations, selected: readonly string[]): WireTermsFacet {
  const counts = countsOf(aggregations["manufacturer-count"]);
  const terms = (aggregations.manufacturer?.entities ?? []).map(({ id, translated }) => ({
    key: translated.name ?? "",
    doc_count: counts.get(id) ?? 0,
  }));
  return termsFacet(terms, selected);
}

function categoryFacet(
  aggregations: ListingAggregations,
  selected: readonly string[],
  categories: readonly Place[],
): WireTermsFacet {
  const counts = countsOf(aggregations["category-count"]);
  const keys = categoryKeys(categories);
  const terms = (aggregations.category?.entities ?? []).map(({ id }) => ({
    key: keys.get(id) ?? "",
    doc_count: counts.get(id) ?? 0,
  }));
  return termsFacet(terms, selected);
}

/** Most hits first. What is selected stays, or nobody could take it back. */
function termsFacet(terms: WireTermsFacet["terms"]["buckets"], selected: readonly string[]): WireTermsFacet {
  const known = terms
    .filter(({ key }) => key !== "")
    .toSorted((a, b) => b.doc_count - a.doc_count || (a.key < b.key ? -1 : 1));
  const shown = known.filter(({ key }, index) => index < MAX_TERMS || selected.includes(key));
  const gone = selected.filter((key) => !shown.some((term) => term.key === key));
  return {
    terms: { buckets: [...shown, ...gone.map((key) => ({ key, doc_count: 0 }))] },
    selected: [...selected],
  };
}

function priceFacet({ aggregations, total }: Found, chosen: SearchRequest["price"]): WireRangeFacet {
  const min = amount(aggregations.price?.min);
  const max = amount(aggregations.price?.max);
  if (min === null || max === null) return { range: { buckets: [] } };
  const from = chosen.minCents === undefined ? min : toAmount(chosen.minCents);
  const to = chosen.maxCents === undefined ? max : toAmount(chosen.maxCents);
  return { range: { buckets: [{ from, to, doc_count: total, stats: { min, max } }] } };
}

/** A real Shopware may write numbers as text. */
function amount(value: number | string | null | undefined): number | null {
  return value === null || value === undefined || value === "" ? null : Number(value);
}

/** A shop that does not count answers none. */
function countsOf(counted: ListingAggregations["manufacturer-count"]): Map<string, number> {
  return new Map((counted?.buckets ?? []).map(({ key, count }) => [key, count]));
}
