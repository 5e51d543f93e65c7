import { describe, expect, it } from "vitest";
import { ProtocolFailure } from "./protocol-failure.ts";
import { readSearch } from "./read-search.ts";

type Given = Record<string, string | string[]>;
const read = (given: Given) => readSearch({ query: "speicher", ...given });
const codeOf = (given: Given) => {
  try {
    read(given);
    return "nothing";
  } catch (error) {
    return error instanceof ProtocolFailure ? error.code : "not ours";
  }
};

it("has a default for everything but the query [285]", () => {
  expect(read({ random: "1700000000000" })).toEqual({
    query: "speicher",
    page: 1,
    rpp: 20,
    queryName: "match_and",
    brands: [],
    categories: [],
    price: { minCents: undefined, maxCents: undefined },
    order: "score",
    facets: [],
    sessionId: undefined,
  });
});

it.each<[Given, object]>([
  [{ query: "  pv   module " }, { query: "pv module" }],
  [{ query: "pv\u0000\nmodule\ud800" }, { query: "pv module" }],
  [
    { page: "3", rpp: "10" },
    { page: 3, rpp: 10 },
  ],
  [{ rpp: "10.7" }, { rpp: 10 }],
  [{ query_name: "match_or" }, { queryName: "match_or" }],
  [{ query_name: "fuzzy" }, { queryName: "fuzzy" }],
  [{ "filter[brand]": "A" }, { brands: ["A"] }],
  [{ "filter[brand][]": ["A", "B", "A"] }, { brands: ["A", "B"] }],
  [{ "filter[brand][0]": "A", "filter[brand][1]": "B" }, { brands: ["A", "B"] }],
  [{ "filter[categories][]": "Speicher" }, { categories: ["Speicher"] }],
  [
    { "filter[price][gte]": "10", "filter[price][lte]": "20.5" },
    { price: { minCents: 1000, maxCents: 2050 } },
  ],
  [{ "filter[price][gt]": "10", "filter[price][lt]": "20" }, { price: { minCents: 1001, maxCents: 1999 } }],
  [{ "filter[price][gte]": "8.2", "filter[price][lte]": "8.2" }, { price: { minCents: 820, maxCents: 820 } }],
  [{ "filter[price][gte]": "0.001" }, { price: { minCents: 1, maxCents: undefined } }],
  [
    { "filter[price][gte]": "5", "filter[price][gt]": "7" },
    { price: { minCents: 701, maxCents: undefined } },
  ],
  [{ "filter[price][gte]": "0", "filter[price][lt]": "0" }, { price: { minCents: 0, maxCents: 0 } }],
  [{ "sort[0][dfscore]": "desc" }, { order: "score" }],
  [{ "sort[0][price]": "asc" }, { order: "price-asc" }],
  [{ "sort[0][price]": "desc", "sort[1][dfscore]": "desc" }, { order: "price-desc" }],
  [{ "facets[]": ["price", "brand"] }, { facets: ["brand", "price"] }],
  [{ "facets[]": "categories" }, { facets: ["categories"] }],
  [{ session_id: " abc " }, { sessionId: "abc" }],
])("reads %j", (given, expected) => {
  expect(read(given)).toMatchObject(expected);
});

describe("refuses", () => {
  it.each<[Given, string]>([
    [{ query: "" }, "invalid_query"],
    [{ query: "  " }, "invalid_query"],
    [{ query: ["a", "b"] }, "invalid_query"],
    [{ query: "x".repeat(201) }, "query_too_long"],
    [{ page: "0" }, "invalid_page"],
    [{ page: "-1" }, "invalid_page"],
    [{ page: "1.5" }, "invalid_page"],
    [{ page: "x" }, "invalid_page"],
    [{ page: "1e3" }, "invalid_page"],
    [{ page: ["1", "2"] }, "invalid_page"],
    [{ page: "501" }, "page_too_far"],
    [{ rpp: "0" }, "invalid_rpp"],
    [{ rpp: "101" }, "invalid_rpp"],
    [{ rpp: "ten" }, "invalid_rpp"],
    [{ query_name: "all" }, "invalid_query_name"],
    [{ query_name: ["fuzzy", "fuzzy"] }, "invalid_query_name"],
    [{ filter: "x" }, "invalid_filter"],
    [{ "filter[]": "x" }, "invalid_filter"],
    [{ "filter[colour]": "x" }, "invalid_filter"],
    [{ "filter[__proto__]": "x" }, "invalid_filter"],
    [{ "filter[brand]": "" }, "invalid_filter"],
    [{ "filter[brand]": "x".repeat(201) }, "invalid_filter"],
    [{ "filter[brand][gte]": "1" }, "invalid_filter"],
    [{ "filter[brand][]": Array.from({ length: 51 }, String) }, "invalid_filter"],
    [{ "filter[price]": "10" }, "invalid_filter"],
    [{ "filter[price][gte]": "" }, "invalid_filter"],
    [{ "filter[price][gte]": "-1" }, "invalid_filter"],
    [{ "filter[price][gte]": "Infinity" }, "invalid_filter"],
    [{ "filter[price][eq]": "1" }, "invalid_filter"],
    [{ "exclude[brand]": "A" }, "exclude_not_supported"],
    [{ sort: "price" }, "invalid_sort"],
    [{ "sort[0]": "price" }, "invalid_sort"],
    [{ "sort[0][price]": "up" }, "invalid_sort"],
    [{ "sort[0][title]": "asc" }, "invalid_sort"],
    [{ "sort[0][price]": "asc", "sort[0][title]": "asc" }, "invalid_sort"],
    [{ "facets[]": "colour" }, "invalid_facets"],
    [{ "facets[]": ["brand", "constructor"] }, "invalid_facets"],
    [{ "facets[0][field]": "brand" }, "invalid_facets"],
    [{ session_id: "" }, "invalid_session"],
    [{ session_id: "x".repeat(129) }, "invalid_session"],
  ])("%j", (given, expected) => {
    expect(codeOf(given)).toBe(expected);
  });
});
