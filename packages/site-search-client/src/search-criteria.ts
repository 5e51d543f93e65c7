import type { QueryType } from "./query-type.ts";

export interface Range {
  gte?: number;
  gt?: number;
  lte?: number;
  lt?: number;
}

export type FilterValue = string | number | readonly (string | number)[] | Range;

/** By field. Neither the filters nor a range among them may be empty: leave them out instead. */
export type Filters = Readonly<Record<string, FilterValue>>;

export interface Sorting {
  field: string;
  direction: "asc" | "desc";
}

export type Aggregation =
  | { name: string; type: "terms"; /** At most so many terms are taken. */ size: number }
  | { name: string; type: "range" };

export interface SearchCriteria {
  page?: number;
  /** Results of a page. */
  limit?: number;
  term?: string;
  /** A picture as base64 or data URL: looks for products that look like it, instead of a term. */
  image?: string;
  queryType?: QueryType;
  filters?: Filters;
  /** Filters somebody chose beside the results; on the wire they are filters like the others. */
  postFilters?: Filters;
  sortings?: readonly Sorting[];
  aggregations?: readonly Aggregation[];
  /** Whose search it is, for the statistics: random and short-lived, never a person's. */
  sessionId?: string;
}

export const DEFAULT_PAGE = 1;
export const DEFAULT_RPP = 20;
export const MAX_RPP = 100;

export const defaultAggregations: readonly Aggregation[] = [
  { name: "brand", type: "terms", size: 10 },
  { name: "categories", type: "terms", size: 10 },
  { name: "price", type: "range" },
];
