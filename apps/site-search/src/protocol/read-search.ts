import { type FlatQuery, unfoldQuery } from "@hearth/contract";
import {
  DEFAULT_PAGE,
  DEFAULT_RPP,
  DF_SCORE,
  MAX_RPP,
  type WireQueryName,
  wireQueryNames,
} from "@hearth/site-search-client";
import { ProtocolFailure } from "./protocol-failure.ts";
import { type PriceRange, readFilters } from "./read-filters.ts";
import { readSession } from "./read-session.ts";

export const facetNames = ["brand", "categories", "price"] as const;

export type FacetName = (typeof facetNames)[number];

/** A place in the results. */
export interface Paging {
  page: number;
  rpp: number;
}

export interface SearchRequest extends Paging {
  query: string;
  queryName: WireQueryName;
  brands: readonly string[];
  categories: readonly string[];
  price: PriceRange;
  order: "score" | "price-asc" | "price-desc";
  facets: readonly FacetName[];
  sessionId: string | undefined;
}

export const MAX_QUERY_LENGTH = 200;
/** Nobody pages further, and no engine likes it. */
export const MAX_RESULTS = 10_000;

export function readSearch(flat: FlatQuery): SearchRequest {
  const given = unfoldQuery(flat);
  if (given["exclude"] !== undefined) throw new ProtocolFailure("exclude_not_supported");
  return {
    query: readQuery(given["query"]),
    ...readPaging(given),
    queryName: readQueryName(given["query_name"]),
    ...readFilters(given["filter"]),
    order: readOrder(given["sort"]),
    facets: readFacets(given["facets"]),
    sessionId: readSession(given["session_id"]),
  };
}

export function readQuery(value: unknown): string {
  const query = typeof value === "string" ? oneLine(value) : "";
  if (query === "") throw new ProtocolFailure("invalid_query");
  if (query.length > MAX_QUERY_LENGTH) throw new ProtocolFailure("query_too_long");
  return query;
}

/** Signs that nobody can see mean nothing. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{C}]+/gu, " ").trim();
}

/** Parts of a result are not to be had: half a number is rounded down. */
export function readPaging(given: Readonly<Record<string, unknown>>): Paging {
  const page = readNumber(given["page"]) ?? DEFAULT_PAGE;
  if (!Number.isInteger(page) || page < 1) throw new ProtocolFailure("invalid_page");
  const rpp = Math.floor(readNumber(given["rpp"]) ?? DEFAULT_RPP);
  if (!(rpp >= 1 && rpp <= MAX_RPP)) throw new ProtocolFailure("invalid_rpp");
  if (page * rpp > MAX_RESULTS) throw new ProtocolFailure("page_too_far");
  return { page, rpp };
}

/** Undefined: not given. NaN: given, but no number. */
function readNumber(value: unknown): number | undefined {
  if (value === undefined || value === "") return undefined;
  return typeof value === "string" && /^\d{1,9}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
}

function readQueryName(value: unknown): WireQueryName {
  if (value === undefined || value === "") return "match_and";
  const name = wireQueryNames.find((known) => known === value);
  if (!name) throw new ProtocolFailure("invalid_query_name");
  return name;
}

/** `sort[0][price]=asc`: the first one counts, others would only part what is equal. */
function readOrder(value: unknown): SearchRequest["order"] {
  if (value === undefined) return "score";
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  const [field, direction, ...more] =
    typeof first === "object" && first !== null ? Object.entries(first).flat() : [];
  if (more.length > 0 || (direction !== "asc" && direction !== "desc"))
    throw new ProtocolFailure("invalid_sort");
  if (field === DF_SCORE) return "score";
  if (field !== "price") throw new ProtocolFailure("invalid_sort");
  return direction === "asc" ? "price-asc" : "price-desc";
}

function readFacets(value: unknown): FacetName[] {
  if (value === undefined) return [];
  const names = Array.isArray(value) ? (value as unknown[]) : [value];
  const known = facetNames.filter((name) => names.includes(name));
  if (known.length < new Set(names).size) throw new ProtocolFailure("invalid_facets");
  return known;
}
