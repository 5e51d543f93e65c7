import { type Aggregation, defaultAggregations } from "./search-criteria.ts";
import { pathOf, searchItem, type SearchItem } from "./search-item.ts";
import type { WireRangeFacet, WireSearchAnswer, WireTermsFacet } from "./wire-answer.ts";

export interface TermsFacet {
  name: string;
  type: "terms";
  terms: { key: string; count: number; selected: boolean }[];
}

export interface RangeFacet {
  name: string;
  type: "range";
  /** What is filtered by; where nothing is, the same as min and max. */
  from: number;
  to: number;
  /** What there is. */
  min: number;
  max: number;
  /** Results of the search. */
  total: number;
  /** Results inside the range. */
  count: number;
}

export type Facet = TermsFacet | RangeFacet;

export interface SearchResponse {
  results: SearchItem[];
  facets: Facet[];
  /** Results there are. */
  total: number;
  /** Results of this page. */
  count: number;
  /** The words that were meant, if something was only found by forgiving slips. */
  spelling: string | null;
  /** The page this search is meant to lead to. */
  redirect: { pathname: string } | null;
}

export function searchResponse(
  answer: WireSearchAnswer,
  aggregations: readonly Aggregation[] = defaultAggregations,
): SearchResponse {
  return {
    results: answer.results.map(searchItem),
    facets: aggregations.flatMap((aggregation) => facets(answer, aggregation)),
    total: answer.total_found,
    count: answer.results.length,
    spelling: answer.autocomplete_suggest ?? null,
    redirect: answer.redirection ? pathOf(answer.redirection.link) : null,
  };
}

/** A range may come in several parts, a facet nobody has a value for not at all. */
function facets(answer: WireSearchAnswer, aggregation: Aggregation): Facet[] {
  const facet = Object.hasOwn(answer.facets, aggregation.name) ? answer.facets[aggregation.name] : undefined;
  if (facet === undefined) return [];
  if (aggregation.type === "terms") return "terms" in facet ? [termsFacet(aggregation, facet)] : [];
  return "range" in facet ? rangeFacets(aggregation.name, facet, answer.total_found) : [];
}

/** What was chosen is shown even where it is not among the most frequent. */
function termsFacet({ name, size }: Aggregation & { type: "terms" }, facet: WireTermsFacet): TermsFacet {
  const selected = new Set(facet.selected);
  const terms = facet.terms.buckets
    .map(({ key, doc_count }) => ({ key, count: doc_count, selected: selected.has(key) }))
    .filter((term, index) => index < size || term.selected);
  return { name, type: "terms", terms };
}

function rangeFacets(name: string, { range }: WireRangeFacet, total: number): RangeFacet[] {
  return range.buckets.map(({ from, to, doc_count, stats: { min, max } }) => ({
    name,
    type: "range",
    from,
    to,
    min,
    max,
    total,
    count: doc_count,
  }));
}
