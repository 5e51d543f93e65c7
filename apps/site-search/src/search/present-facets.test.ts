import type { ListingAggregations } from "@hearth/contract";
import { expect, it } from "vitest";
import { readSearch } from "../protocol/read-search.ts";
import { presentFacets } from "./present-facets.ts";

const maker = (id: string, name: string | null) => ({ id, translated: { name } });
const found = {
  total: 7,
  aggregations: {
    manufacturer: {
      entities: [maker("m1", "Adler"), maker("m2", "Birke"), maker("m3", "Cedro"), maker("m4", null)],
    },
    "manufacturer-count": {
      buckets: [
        { key: "m2", count: 5 },
        { key: "m1", count: 1 },
        { key: "m3", count: 1 },
      ],
    },
    category: { entities: [{ id: "c1" }, { id: "gone" }] },
    "category-count": { buckets: [{ key: "c1", count: 3 }] },
    price: { min: 10, max: "250.5" },
  } as unknown as ListingAggregations,
};
const categories = [{ id: "c1", name: "Speicher", breadcrumb: ["Speicher"], path: "/", keywords: "" }];
const present = (given: Record<string, string | string[]>, answer = found) =>
  presentFacets(answer, readSearch({ query: "pv", ...given }), categories);

it("answers only what was asked for", () => {
  expect(present({})).toEqual({});
  expect(Object.keys(present({ "facets[]": ["price", "brand"] }))).toEqual(["brand", "price"]);
});

it("brands come by name, most hits first, then by name", () => {
  expect(present({ "facets[]": "brand" })["brand"]).toEqual({
    terms: {
      buckets: [
        { key: "Birke", doc_count: 5 },
        { key: "Adler", doc_count: 1 },
        { key: "Cedro", doc_count: 1 },
      ],
    },
    selected: [],
  });
});

it("what is selected stays, though nothing is left of it", () => {
  const facet = present({ "facets[]": "brand", "filter[brand][]": ["Birke", "Dorn"] })["brand"];
  expect(facet).toMatchObject({ selected: ["Birke", "Dorn"] });
  expect(JSON.stringify(facet)).toContain('{"key":"Dorn","doc_count":0}');
});

it("there are ten terms, and more only where they are selected [152]", () => {
  const entities = Array.from({ length: 15 }, (_, index) =>
    maker(`m${index}`, `Maker ${String(index).padStart(2, "0")}`),
  );
  const many = { total: 1, aggregations: { manufacturer: { entities } } as unknown as ListingAggregations };
  const keys = (given: object) => {
    const facet = present({ "facets[]": "brand", ...given }, many)["brand"];
    return facet && "terms" in facet ? facet.terms.buckets.map(({ key }) => key) : [];
  };
  expect(keys({})).toHaveLength(10);
  expect(keys({ "filter[brand]": "Maker 14" }).at(-1)).toBe("Maker 14");
});

it("categories are called as they are filtered by, unknown ones not at all", () => {
  expect(present({ "facets[]": "categories" })["categories"]).toEqual({
    terms: { buckets: [{ key: "Speicher", doc_count: 3 }] },
    selected: [],
  });
});

it.each<[Record<string, string>, object]>([
  [{}, { from: 10, to: 250.5 }],
  [{ "filter[price][gte]": "50" }, { from: 50, to: 250.5 }],
  [{ "filter[price][lte]": "99.9" }, { from: 10, to: 99.9 }],
])("the price range with %j is %j", (given, ends) => {
  expect(present({ "facets[]": "price", ...given })["price"]).toEqual({
    range: { buckets: [{ ...ends, doc_count: 7, stats: { min: 10, max: 250.5 } }] },
  });
});

it("there is no price range where nothing was found", () => {
  const nothing = { total: 0, aggregations: { price: { min: null, max: null } } };
  expect(present({ "facets[]": "price" }, nothing)["price"]).toEqual({ range: { buckets: [] } });
});
