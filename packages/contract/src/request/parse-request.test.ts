import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ApiFailure } from "../error/api-failure.ts";
import type { Endpoint } from "../endpoint.ts";
import { endpoints, type OperationId } from "../endpoints/index.ts";
import { type ParsedRequest, parseRequest, type RawRequest } from "./parse-request.ts";

const id = "a".repeat(32);
const params = { productId: id, navigationId: id, categoryId: id, countryId: id, landingPageId: id, id };

function parse<E extends Endpoint>(endpoint: E, request: Partial<RawRequest>): ParsedRequest<E> {
  return parseRequest(endpoint, { method: "POST", params, query: {}, body: undefined, ...request });
}

function faults(endpoint: Endpoint, request: Partial<RawRequest>): string[] {
  try {
    parse(endpoint, request);
    return [];
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.errors.map((fault) => `${fault.status} ${fault.source?.pointer ?? "-"} ${fault.code}`);
  }
}

describe("path parameters", () => {
  it("may be an alias where the endpoint has one", () => {
    expect(parse(endpoints.readCategory, { params: { navigationId: "home" } }).params.navigationId).toBe(
      "home",
    );
  });

  it("are refused when they are neither id nor alias", () => {
    expect(faults(endpoints.readProductDetail, { params: { productId: "home" } })).toEqual([
      "400 - FRAMEWORK__INVALID_UUID",
    ]);
  });
});

describe("fields of the endpoint", () => {
  it("come from the body with their own types", () => {
    const { input, criteria } = parse(endpoints.searchPage, { body: { search: "Pumpe", p: 2, limit: 10 } });
    expect(input.search).toBe("Pumpe");
    expect(criteria).toMatchObject({ page: 2, limit: 10 });
  });

  it("come from the query of a POST too, and the body wins", () => {
    const { input } = parse(endpoints.readPaymentMethod, { query: { onlyAvailable: "1" } });
    expect(input.onlyAvailable).toBe(true);
    const both = parse(endpoints.readPaymentMethod, {
      query: { onlyAvailable: "1" },
      body: { onlyAvailable: false },
    });
    expect(both.input.onlyAvailable).toBe(false);
  });

  it("come from the query of a GET together with the criteria", () => {
    const navigation = { activeId: "main-navigation", rootId: id };
    const query = { depth: "3", buildTree: "false", "filter[active]": "1" };
    const { input, criteria } = parse(endpoints.readNavigation, { method: "GET", params: navigation, query });
    expect(input).toEqual({ depth: 3, buildTree: false });
    expect(criteria.filters).toEqual([{ type: "equals", field: "active", value: "1" }]);
  });

  it("come from query or body of a DELETE, one text standing for a list of one [252]", () => {
    const remove = endpoints.removeLineItemDeprecated;
    const ids = (request: Partial<RawRequest>) => parse(remove, { method: "DELETE", ...request }).input.ids;
    expect(ids({ query: { "ids[]": ["a", "b"] } })).toEqual(["a", "b"]);
    expect(ids({ query: { ids: "a" } })).toEqual(["a"]);
    expect(ids({ body: { ids: ["a"] } })).toEqual(["a"]);
  });

  it("keep a null that the endpoint knows and drop others", () => {
    expect(
      parse(endpoints.updateContext, { body: { countryStateId: null, languageId: null } }).input,
    ).toEqual({
      countryStateId: null,
    });
  });
});

describe("faults", () => {
  it.each<[OperationId, Partial<RawRequest>, string[]]>([
    ["searchPage", {}, ["400 /search FRAMEWORK__MISSING_REQUEST_PARAMETER"]],
    ["searchPage", { body: { search: "  " } }, ["400 /search FRAMEWORK__MISSING_REQUEST_PARAMETER"]],
    ["searchPage", { body: { search: ["a"] } }, ["400 /search FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    ["searchPage", { body: { search: "a\0" } }, ["400 /search FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    ["searchPage", { body: { search: "a\ud800" } }, ["400 /search FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    ["searchPage", { body: { search: "a", order: {} } }, ["404 /order PRODUCT_SORTING_NOT_FOUND"]],
    [
      "searchPage",
      { body: { search: "a", rating: 9, limit: 0 } },
      ["400 /limit FRAMEWORK__INVALID_LIMIT_QUERY", "400 /rating FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    ],
    ["searchProductVariantIds", {}, ["400 /options PRODUCT_INVALID_OPTIONS_PARAMETER"]],
    [
      "searchProductVariantIds",
      { body: { options: { [id]: "x" } } },
      ["400 /options PRODUCT_INVALID_OPTIONS_PARAMETER"],
    ],
    ["updateContext", { body: { currencyId: "x" } }, ["400 /currencyId VIOLATION::ENTITY_DOES_NOT_EXISTS"]],
    ["updateContext", { body: { foo: 1 } }, ["400 /foo FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    ["readProduct", { query: { limit: "1" } }, ["400 /limit FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    ["readProductDetail", { body: { filter: [] } }, ["400 /filter FRAMEWORK__INVALID_REQUEST_PARAMETER"]],
    [
      "readCountry",
      { body: { manufacturer: id } },
      ["400 /manufacturer FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    ],
    [
      "readContext",
      { method: "GET", query: { foo: "1" } },
      ["400 /foo FRAMEWORK__INVALID_REQUEST_PARAMETER"],
    ],
  ])("%s %j: %j", (operationId, request, expected) => {
    expect(faults(endpoints[operationId], request)).toEqual(expected);
  });
});

it("answers any request to any endpoint with a parsed request or documented faults", () => {
  const operation = fc.constantFrom(...(Object.keys(endpoints) as OperationId[]));
  const keys = [
    ...new Set(Object.values<Endpoint>(endpoints).flatMap((row) => Object.keys(row.input.properties))),
  ];
  const body = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()));
  fc.assert(
    fc.property(operation, fc.constantFrom("GET", "POST", "DELETE"), body, (operationId, method, value) => {
      const endpoint: Endpoint = endpoints[operationId];
      const all = { ...params, activeId: id, rootId: id };
      const documented = endpoint.errors.map((error) => `${error.status} ${error.code}`);
      for (const fault of faults(endpoint, { method, params: all, body: value })) {
        expect(documented).toContain(fault.replace(/ .* /s, " "));
      }
    }),
    { numRuns: 1000 },
  );
});
