import type { ApiError } from "../error/api-error.ts";
import type { Criteria } from "./criteria.ts";
import { type CriteriaKey, criteriaKeys, refusedCriteriaKeys } from "./criteria-key.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { parseAggregations } from "./parse-aggregation.ts";
import { parseAssociations } from "./parse-association.ts";
import { parseFilters } from "./parse-filter.ts";
import { parseIncludes } from "./parse-includes.ts";
import { parseIds, parseLimit, parsePage, parseTotalCountMode } from "./parse-paging.ts";
import { parseSorts } from "./parse-sort.ts";
import {
  asMap,
  createReader,
  type JsonObject,
  own,
  pointerPart,
  type Reader,
  refuse,
  unknownKeys,
} from "./reader.ts";

export interface CriteriaOptions {
  /** Parts of the grammar this endpoint serves; all when absent. */
  readonly keys?: readonly CriteriaKey[];
  /** Further top-level keys the endpoint reads itself (`depth`, listing parameters …). */
  readonly extraKeys?: readonly string[];
  /** Listings page with `p`; there `page` is checked but has no effect. */
  readonly pageKey?: "page" | "p";
}

export type ParsedCriteria =
  | { readonly ok: true; readonly criteria: Criteria }
  | { readonly ok: false; readonly errors: readonly ApiError[] };

/** Reads a JSON body, or a query already unfolded by `unfoldQuery`. Never throws. */
export function parseCriteria(body: unknown, options: CriteriaOptions = {}): ParsedCriteria {
  const reader = createReader();
  const map = asMap(body ?? {});
  if (map === undefined)
    refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", "/", "The body must be an object");
  const criteria = readCriteria(reader, map ?? {}, options);
  return reader.errors.length === 0 ? { ok: true, criteria } : { ok: false, errors: reader.errors };
}

function readCriteria(reader: Reader, body: JsonObject, options: CriteriaOptions): Criteria {
  const { keys = criteriaKeys, extraKeys = [], pageKey = "page" } = options;
  const allowed = pageKey === "p" ? [...keys, "p", ...extraKeys] : [...keys, ...extraKeys];
  for (const key of unknownKeys(body, allowed)) refuseKey(reader, key);

  const page = parsePage(reader, readKey(body, "page", keys), "/page");
  return {
    page: pageKey === "p" ? parsePage(reader, own(body, "p"), "/p") : page,
    limit: parseLimit(reader, readKey(body, "limit", keys), "/limit"),
    ids: parseIds(reader, readKey(body, "ids", keys), "/ids"),
    filters: parseFilters(reader, readKey(body, "filter", keys), "/filter"),
    postFilters: parseFilters(reader, readKey(body, "post-filter", keys), "/post-filter"),
    sorts: parseSorts(reader, readKey(body, "sort", keys), "/sort"),
    term: parseTerm(reader, readKey(body, "term", keys)),
    aggregations: parseAggregations(reader, readKey(body, "aggregations", keys), "/aggregations"),
    associations: parseAssociations(reader, readKey(body, "associations", keys), "/associations"),
    includes: parseIncludes(reader, readKey(body, "includes", keys), "/includes"),
    totalCountMode: parseTotalCountMode(readKey(body, "total-count-mode", keys)),
  };
}

/** A key the endpoint reads itself, or does not serve, is not read as criteria. */
function readKey(body: JsonObject, key: CriteriaKey, keys: readonly CriteriaKey[]): unknown {
  return keys.includes(key) ? own(body, key) : undefined;
}

function refuseKey(reader: Reader, key: string): void {
  const known = [...criteriaKeys, ...refusedCriteriaKeys].some((name) => name === key);
  const detail = known ? "This part of the criteria is not supported here" : "This key is unknown";
  refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", `/${pointerPart(key)}`, detail);
}

function parseTerm(reader: Reader, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && value.length <= criteriaLimit.termLength)
    return value.replaceAll("\0", "");
  const detail = `The term must be text of at most ${criteriaLimit.termLength} characters`;
  return refuse(reader, "FRAMEWORK__INVALID_REQUEST_PARAMETER", "/term", detail);
}
