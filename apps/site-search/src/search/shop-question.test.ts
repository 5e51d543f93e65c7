import { expect, it } from "vitest";
import { readSearch } from "../protocol/read-search.ts";
import type { Directory } from "../shop/directory.ts";
import { shopQuestion } from "./shop-question.ts";

const category = (id: string, ...breadcrumb: string[]) => ({
  id,
  name: breadcrumb.at(-1) ?? "",
  breadcrumb,
  path: "/",
  keywords: "",
});
const directory: Directory = {
  makers: [
    { id: "m1", name: "Nordwerk" },
    { id: "m2", name: "Solheim" },
  ],
  categories: [category("c1", "Heizung", "Zubehör"), category("c2", "Solar", "Zubehör")],
  pages: [],
};
const ask = (given: Record<string, string | string[]>) =>
  shopQuestion(readSearch({ query: "pv", ...given }), directory);

it("asks for a page of results without facets nobody wants", () => {
  expect(ask({ page: "2", rpp: "10" })).toMatchObject({
    search: "pv",
    p: 2,
    limit: 10,
    order: "score",
    "no-aggregations": true,
  });
  expect(ask({ "facets[]": "price" })).toMatchObject({ "reduce-aggregations": true });
});

it.each<[Record<string, string | string[]>, object]>([
  [{ "filter[brand][]": ["Solheim", "Nordwerk"] }, { manufacturer: "m2|m1" }],
  [{ "filter[brand]": "Nobody" }, { manufacturer: "0".repeat(32) }],
  [{ "filter[brand][]": ["Nobody", "Nordwerk"] }, { manufacturer: "m1" }],
  [{ "filter[categories]": "Zubehör" }, { categories: "c1|c2" }],
  [{ "filter[categories]": "Solar > Zubehör" }, { categories: "c2" }],
  [
    { "filter[price][gte]": "10", "filter[price][lt]": "99.99" },
    { "min-price": 10, "max-price": 99.98 },
  ],
  [{ "sort[0][price]": "desc" }, { order: "price-desc" }],
])("of %j it makes %j", (given, expected) => {
  expect(ask(given)).toMatchObject(expected);
});

it("filters by nothing that is not wished", () => {
  for (const key of ["manufacturer", "categories", "min-price", "max-price"])
    expect(ask({})).not.toHaveProperty(key);
});
