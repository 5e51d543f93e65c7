import type { ProductListing, ProductSuggest } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
type Language = "de" | "en" | "pl";
const ask = async <T>(path: string, term: string, language: Language, body: object) =>
  (
    await shop.api.post<T>(
      path,
      { search: term, limit: 20, ...body },
      { "sw-language-id": id.language(language) },
    )
  ).body;
const search = (term: string, language: Language = "de", body: object = {}) =>
  ask<ProductListing>("/search", term, language, body);
const suggest = (term: string, language: Language = "de", body: object = {}) =>
  ask<ProductSuggest>("/search-suggest", term, language, body);

describe("finds", () => {
  it.each<[string, Language, string, string[]]>([
    ["a word", "de", "Pufferspeicher", ["WZ-BT-200"]],
    ["a word in another form", "de", "Pufferspeichern", ["WZ-BT-200"]],
    ["plural for singular", "de", "Wärmepumpen", ["NW-KE"]],
    ["a word without its accents", "de", "Warmepumpe", ["NW-KE"]],
    ["a word with written-out accents", "de", "Waermepumpe", ["NW-KE"]],
    ["a mistyped word", "de", "Wechselrihcter", ["NW-INV-8"]],
    ["a keyword nobody sees", "de", "Luftwärmepumpe", ["NW-KE"]],
    ["the name of the maker", "de", "Nordwerk", ["NW-INV-8", "NW-KE"]],
    ["two words", "de", "Solarmodul schwarz", ["SH-430.B"]],
    ["English in another form", "en", "buffers tanks", ["WZ-BT-200"]],
    ["English mistyped", "en", "invertr", ["NW-INV-8"]],
    ["Polish in another form", "pl", "falowniki", ["NW-INV-8"]],
    ["Polish without its accents", "pl", "pompa ciepla", ["NW-KE"]],
    ["Polish with its accents", "pl", "pompy ciepła", ["NW-KE"]],
    ["what fell back to German", "pl", "Grünbeck", ["WZ-T-1"]],
    ["a product number", "de", "WZ-BT-200", ["WZ-BT-200"]],
    ["a product number without separators", "de", "wzbt200", ["WZ-BT-200"]],
    ["a product number with other separators", "de", "WZ BT/200", ["WZ-BT-200"]],
    ["a variant's number", "de", "NW-KE-12", ["NW-KE-12"]],
    ["a maker's number", "de", "BT200", ["WZ-BT-200"]],
    ["a GTIN", "de", "4006381333948", ["SH-420.W"]],
    ["a GTIN with separators", "de", "4 006381 333948", ["SH-420.W"]],
    ["the GTIN of a variant", "de", "4006381333931", ["NW-KE-08"]],
  ])("%s", async (_, language, term, expected) => {
    expect(numbersOf(await search(term, language)).toSorted()).toEqual(expected);
  });

  it.each(["qqqqzzzz", "?!", "%", "'; drop table product; --", "🙂"])("nothing for %j", async (term) => {
    expect(await search(term)).toMatchObject({ elements: [], total: 0 });
  });
});

it("never shows what was taken out of the shop", async () => {
  expect(numbersOf(await search("WZ-OLD"))).not.toContain("WZ-OLD");
});

it.each(["de", "en", "pl"] as const)(
  "takes words that mean something to JavaScript as words, in %s",
  async (language) => {
    for (const term of ["constructor", "toString", "__proto__", "hasOwnProperty", "valueOf"])
      expect((await search(term, language)).currentFilters.search).toBe(term);
  },
);

it("keeps the languages apart", async () => {
  expect(numbersOf(await search("Zbiornik", "de"))).toEqual([]);
  expect(numbersOf(await search("Zbiornik", "pl"))).toEqual(["WZ-BT-200"]);
});

it("ranks by relevance unless asked otherwise, and repeats the term [257]", async () => {
  const found = await search("Solarmodul");
  expect(found).toMatchObject({ sorting: "score", total: 2, currentFilters: { search: "Solarmodul" } });
  expect(numbersOf(await search("Solarmodul", "de", { order: "price-desc" }))).toEqual([
    "SH-430.B",
    "SH-420.W",
  ]);
});

it("filters, aggregates and pages like a listing", async () => {
  const found = await search("Solarmodul", "de", { properties: id.option("colour.black") });
  expect(numbersOf(found)).toEqual(["SH-430.B"]);
  expect(found.aggregations.price).toEqual({ min: 99, max: 129 });
  const second = await search("Solarmodul", "de", { limit: 1, p: 2, order: "price-asc" });
  expect([numbersOf(second), second.total]).toEqual([["SH-430.B"], 2]);
});

it.each([undefined, "", "   ", null])("asks for the term when it is %j", async (term) => {
  for (const path of ["/search", "/search-suggest"])
    expect((await shop.api.post(path, { search: term })).faults).toEqual([
      "400 FRAMEWORK__MISSING_REQUEST_PARAMETER /search",
    ]);
});

describe("suggests", () => {
  it.each<[string, Language, string[]]>([
    ["puff", "de", ["WZ-BT-200"]],
    ["solarmod", "de", ["SH-420.W", "SH-430.B"]],
    ["wechselr", "de", ["NW-INV-8"]],
    ["fal", "pl", ["NW-INV-8"]],
    ["wz-bt-2", "de", ["WZ-BT-200"]],
  ])("products while typing %s", async (term, language, expected) => {
    expect(numbersOf(await suggest(term, language)).toSorted()).toEqual(expected);
  });

  it("products without filters and sortings, and where they are", async () => {
    const found = await suggest("solarmod", "de", { limit: 1 });
    expect(found).toMatchObject({ availableSortings: [], total: 2, limit: 1 });
    expect(found.elements).toHaveLength(1);
    expect(found.aggregations).toMatchObject({
      manufacturer: { entities: [{ translated: { name: "Solheim" } }] },
      "manufacturer-count": { buckets: [{ key: id.manufacturer("solheim"), count: 2 }] },
      category: { entities: [{ translated: { breadcrumb: ["Startseite", "Photovoltaik"] } }] },
      "category-count": { buckets: [{ key: id.category("photovoltaics"), count: 2 }] },
    });
  });
});
