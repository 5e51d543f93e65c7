/** Client of the site-search service, version 6 of its protocol. Runs wherever there is `fetch`; knows nothing of this shop. */
export { createSiteSearchClient, type CallOptions, type SiteSearchClient } from "./client.ts";
export { ClientResponseError } from "./client-response-error.ts";
export { API_VERSION, type ClientConfig, HASHID_PATTERN, languageHashid } from "./client-config.ts";
export {
  type Aggregation,
  DEFAULT_PAGE,
  DEFAULT_RPP,
  defaultAggregations,
  type Filters,
  type FilterValue,
  MAX_RPP,
  type Range,
  type SearchCriteria,
  type Sorting,
} from "./search-criteria.ts";
export { type QueryType, type WireQueryName, wireQueryNames } from "./query-type.ts";
export { DF_SCORE } from "./search-query.ts";
export type { Facet, RangeFacet, SearchResponse, TermsFacet } from "./search-response.ts";
export type { SearchItem } from "./search-item.ts";
export type { Suggestions } from "./suggestions.ts";
export { type StatsParams, type StatsType, statsTypes } from "./stats.ts";
export type {
  ListPriceKind,
  WireFacets,
  WireItem,
  WireRangeFacet,
  WireSearchAnswer,
  WireSuggestAnswer,
  WireTermsFacet,
} from "./wire-answer.ts";
