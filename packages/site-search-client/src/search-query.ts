import { filterEntries } from "./filter-query.ts";
import { wireQueryName } from "./query-type.ts";
import {
  DEFAULT_PAGE,
  DEFAULT_RPP,
  defaultAggregations,
  MAX_RPP,
  type SearchCriteria,
  type Sorting,
} from "./search-criteria.ts";

/** What relevance is called on the wire. */
export const DF_SCORE = "dfscore";

/** Everything of a search but the picture, which travels in the body. */
export function searchQuery(criteria: SearchCriteria): [string, string][] {
  const { page = DEFAULT_PAGE, limit = DEFAULT_RPP, term, queryType = "and", sessionId } = criteria;
  if (!Number.isInteger(page) || page < 1) throw new Error("page must be an integer greater than 0");
  if (!(limit >= 1 && limit <= MAX_RPP)) throw new Error(`rpp must be a number from 1 to ${MAX_RPP}`);
  return [
    ...(term === undefined ? [] : [pair("query", term)]),
    pair("page", page),
    pair("rpp", limit),
    pair("query_name", wireQueryName(queryType)),
    ...(criteria.filters ? filterEntries(criteria.filters) : []),
    ...(criteria.postFilters ? filterEntries(criteria.postFilters) : []),
    ...(criteria.sortings ?? []).map(sortEntry),
    ...(criteria.aggregations ?? defaultAggregations).map(({ name }) => pair("facets[]", name)),
    ...(sessionId === undefined ? [] : [pair("session_id", sessionId)]),
  ];
}

function sortEntry({ field, direction }: Sorting, index: number): [string, string] {
  if (direction !== "asc" && direction !== "desc") throw new Error("sort direction must be asc or desc");
  return pair(`sort[${index}][${field === "relevance" ? DF_SCORE : field}]`, direction);
}

function pair(name: string, value: string | number): [string, string] {
  return [name, String(value)];
}
