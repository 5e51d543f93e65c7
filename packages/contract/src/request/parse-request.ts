import type { Static } from "typebox";
import type { ApiError } from "../error/api-error.ts";
import { ApiFailure, apiError, failure } from "../error/api-failure.ts";
import type { Criteria } from "../criteria/criteria.ts";
import { parseCriteria } from "../criteria/parse-criteria.ts";
import { asMap, type JsonObject, pointerPart, unknownKeys } from "../criteria/reader.ts";
import { type FlatQuery, unfoldQuery } from "../criteria/unfold-query.ts";
import type { Endpoint } from "../endpoint.ts";
import { isId } from "../schema/id-pattern.ts";
import {
  type ListingParameters,
  listingKeys,
  parseListingParameters,
} from "../listing/listing-parameters.ts";
import { parseInput } from "./parse-input.ts";

export interface RawRequest {
  readonly method: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Flat, as the HTTP server hands it over: `{ "ids[]": ["a", "b"] }`. */
  readonly query: FlatQuery;
  readonly body: unknown;
}

export interface ParsedRequest<E extends Endpoint> {
  /** Ids, or one of the aliases of the endpoint. */
  readonly params: Readonly<Record<keyof E["pathParams"], string>>;
  readonly criteria: Criteria;
  readonly listing: ListingParameters;
  readonly input: Static<E["input"]>;
}

/**
 * Checks everything of a request that can be checked without data. Throws one `ApiFailure` with all faults.
 * On GET the query is the body; on POST the query may hold the endpoint's own fields only.
 */
export function parseRequest<E extends Endpoint>(endpoint: E, request: RawRequest): ParsedRequest<E> {
  const params = parseParams(endpoint, request.params);
  const query = unfoldQuery(request.query);
  const isGet = request.method === "GET" || request.method === "HEAD";
  const body = isGet ? query : request.body;
  const fields = asMap(body ?? {}) ?? {};
  const inputKeys = Object.keys(endpoint.input.properties);

  const criteria = parseCriteria(body, {
    keys: endpoint.criteria,
    extraKeys: endpoint.listing ? [...inputKeys, ...listingKeys] : inputKeys,
    pageKey: endpoint.pageKey,
  });
  const listing = parseListingParameters(endpoint.listing ? fields : {});
  const input = parseInput(endpoint, isGet ? fields : { ...query, ...fields });
  const strayKeys = isGet ? [] : refuseQueryKeys(query, inputKeys);

  if (!criteria.ok || !listing.ok || !input.ok || strayKeys.length > 0) {
    throw toFailure([...faults(criteria), ...faults(listing), ...faults(input), ...strayKeys]);
  }
  return { params, criteria: criteria.criteria, listing: listing.listing, input: input.input };
}

function parseParams<E extends Endpoint>(endpoint: E, params: RawRequest["params"]) {
  const names = Object.entries(endpoint.pathParams).map(([name, { aliases }]) => {
    const value = params[name] ?? "";
    if (!isId(value) && !aliases.includes(value)) throw badId(name, value);
    return [name, value];
  });
  return Object.fromEntries(names) as Record<keyof E["pathParams"], string>;
}

function badId(name: string, value: string): ApiFailure {
  const parameters = { input: value.slice(0, 100) };
  return failure(400, "FRAMEWORK__INVALID_UUID", { detail: `${name} is not a valid id`, parameters });
}

function refuseQueryKeys(query: JsonObject, known: readonly string[]): ApiError[] {
  return unknownKeys(query, known).map((key) =>
    apiError(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      pointer: `/${pointerPart(key)}`,
      detail: "This key is not supported in the query",
    }),
  );
}

type Result = { readonly ok: true } | { readonly ok: false; readonly errors: readonly ApiError[] };

function faults(result: Result): readonly ApiError[] {
  return result.ok ? [] : result.errors;
}

/** Faults of different kinds in one request: the first one gives the status. */
function toFailure(errors: readonly ApiError[]): ApiFailure {
  return new ApiFailure(Number(errors[0]?.status ?? 400), errors);
}
