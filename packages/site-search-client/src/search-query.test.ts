import { describe, expect, it } from "vitest";
import type { SearchCriteria } from "./search-criteria.ts";
import { searchQuery } from "./search-query.ts";

const named = (criteria: SearchCriteria, name: string) =>
  searchQuery(criteria).flatMap(([key, value]) => (key === name ? [value] : []));
const withStart = (criteria: SearchCriteria, start: string) =>
  searchQuery(criteria)
    .filter(([key]) => key.startsWith(start))
    .map(([key, value]) => `${key}=${value}`);

it("asks for the first 20, every word, with three facets, when nothing else is said [146, 152, 279, 285]", () => {
  expect(searchQuery({ term: "speicher" })).toEqual([
    ["query", "speicher"],
    ["page", "1"],
    ["rpp", "20"],
    ["query_name", "match_and"],
    ["facets[]", "brand"],
    ["facets[]", "categories"],
    ["facets[]", "price"],
  ]);
});

it("names the session when there is one", () => {
  expect(named({ sessionId: "s1" }, "session_id")).toEqual(["s1"]);
});

it.each([
  ["and", "match_and"],
  ["or", "match_or"],
  ["fuzzy", "fuzzy"],
] as const)("query type %s is %s [146, 283]", (queryType, expected) => {
  expect(named({ queryType }, "query_name")).toEqual([expected]);
});

describe("page [233]", () => {
  it.each([1, 2, 500])("may be %d", (page) => {
    expect(named({ page }, "page")).toEqual([String(page)]);
  });
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("may not be %d", (page) => {
    expect(() => searchQuery({ page })).toThrow(new Error("page must be an integer greater than 0"));
  });
});

describe("rpp [233]", () => {
  it.each([1, 10, 100])("may be %d", (limit) => {
    expect(named({ limit }, "rpp")).toEqual([String(limit)]);
  });
  it.each([0, 0.5, -1, 101, Number.NaN])("may not be %d", (limit) => {
    expect(() => searchQuery({ limit })).toThrow(new Error("rpp must be a number from 1 to 100"));
  });
});

describe("sorting", () => {
  it("keeps its order, and relevance is dfscore [146, 279, 284]", () => {
    const sortings = [
      { field: "price", direction: "asc" },
      { field: "relevance", direction: "desc" },
    ] as const;
    expect(withStart({ sortings }, "sort")).toEqual(["sort[0][price]=asc", "sort[1][dfscore]=desc"]);
  });
  it.each(["", "ASC", "up"])("has no direction %j [233]", (direction) => {
    const sortings = [{ field: "price", direction: direction as "asc" }];
    expect(() => searchQuery({ sortings })).toThrow(new Error("sort direction must be asc or desc"));
  });
});

describe("filters", () => {
  it.each([
    [{ brand: "Nordwerk" }, ["filter[brand][]=Nordwerk"]],
    [{ brand: ["Nordwerk", "Solhaus"] }, ["filter[brand][]=Nordwerk", "filter[brand][]=Solhaus"]],
    [{ price: { gte: 10, lt: 20.5 } }, ["filter[price][gte]=10", "filter[price][lt]=20.5"]],
    [{ price: { gt: 0, lte: 5 } }, ["filter[price][gt]=0", "filter[price][lte]=5"]],
  ])("%j [279, 284]", (filters, expected) => {
    expect(withStart({ filters }, "filter")).toEqual(expected);
  });

  it("of both kinds are sent [146]", () => {
    expect(withStart({ filters: { brand: "A" }, postFilters: { categories: "B" } }, "filter")).toEqual([
      "filter[brand][]=A",
      "filter[categories][]=B",
    ]);
  });

  it.each([
    [{ filters: {} }, "filters cannot be empty"],
    [{ postFilters: {} }, "filters cannot be empty"],
    [{ filters: { price: {} } }, "filter price cannot be empty"],
    [{ filters: { price: { gte: undefined } } }, "filter price cannot be empty"],
  ])("cannot be empty: %j [235]", (criteria, expected) => {
    expect(() => searchQuery(criteria as SearchCriteria)).toThrow(new Error(expected));
  });
});

it("asks for the facets it is told to, or none", () => {
  expect(named({ aggregations: [{ name: "price", type: "range" }] }, "facets[]")).toEqual(["price"]);
  expect(named({ aggregations: [] }, "facets[]")).toEqual([]);
});
