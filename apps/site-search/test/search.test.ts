import { schemaProblems } from "@hearth/contract";
import type { Filters, SearchCriteria } from "@hearth/site-search-client";
import { describe, expect, it } from "vitest";
import { product } from "../../shop-api/test/harness/content/catalogue-ids.ts";
import { SearchAnswerSchema } from "../src/protocol/answer-schemas.ts";
import { hashid, testSiteSearch } from "./harness/test-site-search.ts";

const site = testSiteSearch();
const search = (criteria: SearchCriteria, language?: string) => site.client(language).search(criteria);
const numbers = async (criteria: SearchCriteria, language?: string) =>
  (await search(criteria, language)).results.map(({ referenceId }) => referenceId).toSorted();

it("answers as it is described", async () => {
  const facets = "facets%5B%5D=brand&facets%5B%5D=categories&facets%5B%5D=price";
  for (const term of ["Solarmodul", "W%C3%A4rmepumpe", "nothing-of-the-kind"]) {
    const { status, body } = await site.ask(`${hashid}/_search?query=${term}&${facets}`);
    expect([status, schemaProblems(SearchAnswerSchema, body)]).toEqual([200, []]);
  }
});

it("finds what the shop finds, with its price, picture and address [148, 279]", async () => {
  const { results, total, count } = await search({ term: "SH-420.W" });
  expect([total, count]).toEqual([1, 1]);
  expect(results[0]).toMatchObject({
    foreignKey: product("module-white"),
    referenceId: "SH-420.W",
    title: "Solarmodul Helia 420",
    description: "Glas-Glas-Modul.",
    price: 99,
    isAvailable: true,
    manufacturerName: "Solheim",
    deliveryTime: "2-4 Werktage",
  });
  expect(results[0]?.imageUrl).toMatch(/^\/media\/module-/);
  const detail = await site.shop.api.post<{ elements: { seoUrls: { seoPathInfo: string }[] }[] }>(
    "/product",
    { ids: [product("module-white")] },
    { "sw-include-seo-urls": "1" },
  );
  expect(results[0]?.url.pathname).toBe(`/${detail.body.elements[0]?.seoUrls[0]?.seoPathInfo}`);
});

it.each([
  [undefined, "Solarmodul", "Solarmodul Helia 420", ""],
  ["de", "Solarmodul", "Solarmodul Helia 420", ""],
  ["en", "Solar module", "Solar module Helia 420", "/en-GB"],
  ["pl", "Moduł", "Moduł słoneczny Helia 420", "/pl-PL"],
])("speaks the language after the dash: %s", async (language, term, title, prefix) => {
  const { results } = await search({ term, filters: { price: { lt: 100 } } }, language);
  expect(results.map((item) => item.title)).toEqual([title]);
  expect(results[0]?.url.pathname.startsWith(`${prefix}/`)).toBe(true);
});

describe("filters", () => {
  const everything = ["NW-INV-8", "SH-420.W", "SH-430.B", "SH-BAT-10", "SH-BAT-5", "SH-GUIDE"];
  it.each<[Filters, string[]]>([
    [{ brand: "Nordwerk" }, ["NW-INV-8"]],
    [{ brand: ["Nordwerk", "Solheim"] }, everything],
    [{ brand: "Nobody" }, []],
    [{ brand: "nordwerk" }, []],
    [{ price: { gte: 99, lt: 129 } }, ["SH-420.W"]],
    [{ price: { gt: 99, lte: 129 } }, ["SH-430.B"]],
    [{ categories: "Photovoltaik" }, everything],
    [{ categories: "Photovoltaik", brand: "Solheim", price: { gt: 50, lte: 100 } }, ["SH-420.W"]],
    [{ categories: "Heizkörper" }, []],
  ])("%j", async (filters, expected) => {
    const found = await numbers({ term: "Photovoltaik", filters });
    expect(found).toEqual(expected);
  });
});

it("sorts by price and pages [279]", async () => {
  const page = async (number: number, direction: "asc" | "desc") =>
    (
      await search({ term: "Solarmodul", page: number, limit: 1, sortings: [{ field: "price", direction }] })
    ).results.map(({ price }) => price);
  expect([await page(1, "asc"), await page(2, "asc"), await page(3, "asc")]).toEqual([[99], [129], []]);
  expect(await page(1, "desc")).toEqual([129]);
});

it("counts brands and categories, and tells the range of prices [151, 152]", async () => {
  const { facets, total } = await search({ term: "Photovoltaik" });
  expect(facets.map(({ name, type }) => [name, type])).toEqual([
    ["brand", "terms"],
    ["categories", "terms"],
    ["price", "range"],
  ]);
  const [brand, categories, price] = facets;
  expect(brand).toMatchObject({
    terms: [
      { key: "Solheim", count: 5, selected: false },
      { key: "Nordwerk", count: 1, selected: false },
    ],
  });
  // All of them are in one category: there is nothing to choose.
  expect(categories).toMatchObject({ terms: [] });
  expect(price).toMatchObject({ from: 19, to: 2990, min: 19, max: 2990, total, count: 6 });
});

it("counts categories where the results are in several", async () => {
  const { facets } = await search({ term: "Nordwerk" });
  const categories = facets.find(({ name }) => name === "categories");
  expect(categories?.type === "terms" && categories.terms).toContainEqual({
    key: "Photovoltaik",
    count: 1,
    selected: false,
  });
});

it("a facet is narrowed by the others and not by itself", async () => {
  const { facets } = await search({
    term: "Photovoltaik",
    filters: { brand: "Solheim", price: { gte: 50, lte: 100 } },
  });
  expect(facets[0]).toMatchObject({
    name: "brand",
    terms: [{ key: "Solheim", count: 1, selected: true }],
  });
  expect(facets[2]).toMatchObject({ name: "price", from: 50, to: 100, min: 19, max: 2990 });
});

it("finds any of the words where nothing has them all", async () => {
  expect(await numbers({ term: "Solarmodul Unfindbares", queryType: "or" })).toEqual([
    "SH-420.W",
    "SH-430.B",
  ]);
});

it("forgives slips", async () => {
  expect(await numbers({ term: "Wechselrihcter", queryType: "fuzzy" })).toEqual(["NW-INV-8"]);
});
