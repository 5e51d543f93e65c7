import type { ListingAggregations, ProductListing } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const search = async (term: string, body: object = {}) =>
  (await shop.api.post<ProductListing>("/search", { search: term, ...body })).body;
const counts = (from: ListingAggregations, name: "manufacturer" | "option" | "category") =>
  from[`${name}-count`]?.buckets ?? [];
const groups = (from: ListingAggregations) =>
  (from.properties?.entities ?? []).map(({ translated }) => translated.name);

describe("a count is what the choice would leave", () => {
  it.each<[string, object]>([
    ["photovoltaics", {}],
    ["heating", {}],
    ["radiators", { properties: id.option("colour.white") }],
    ["heating", { "max-price": 200 }],
    ["photovoltaics", { manufacturer: id.manufacturer("solheim") }],
  ])("in %s with %j", async (key, chosen: { properties?: string; manufacturer?: string }) => {
    const { aggregations } = await listing(shop, key, { ...chosen, "reduce-aggregations": true });
    for (const { key: manufacturer, count } of counts(aggregations, "manufacturer"))
      expect((await listing(shop, key, { ...chosen, manufacturer })).total).toBe(count);
    for (const { key: option, count } of counts(aggregations, "option")) {
      // Options of one group are alternatives: what was chosen makes way.
      const isOther = chosen.properties !== undefined && groupOf(option) !== groupOf(chosen.properties);
      const properties = isOther ? `${chosen.properties}|${option}` : option;
      expect((await listing(shop, key, { ...chosen, properties })).total).toBe(count);
    }
  });

  it("in a search, by category too", async () => {
    const { aggregations } = await search("Nordwerk", { "reduce-aggregations": true });
    const found = counts(aggregations, "category");
    expect(found).toContainEqual({ key: id.category("photovoltaics"), count: 1 });
    for (const { key: categories, count } of found)
      expect((await search("Nordwerk", { categories })).total).toBe(count);
  });
});

const groupOf = (option: string) => shop.services.references.current().propertyOption.get(option)?.group_id;

describe("categories of a search", () => {
  it("are named, the root is not among them", async () => {
    const { aggregations } = await search("Nordwerk");
    expect(aggregations.category?.entities).toContainEqual({
      id: id.category("heat-pumps"),
      translated: { name: "Wärmepumpen", breadcrumb: ["Startseite", "Heizung", "Wärmepumpen"] },
      apiAlias: "category",
    });
    expect(aggregations.category?.entities.map((each) => each.id)).not.toContain(id.category("root"));
    expect(aggregations.category?.entities.map((each) => each.id)).toEqual(
      counts(aggregations, "category").map(({ key }) => key),
    );
  });

  it("narrow it, and are told back", async () => {
    const found = await search("Nordwerk", { categories: id.category("heat-pumps") });
    expect(found.elements.map((each) => each.productNumber)).toEqual(["NW-KE"]);
    expect(found.currentFilters.categories).toEqual([id.category("heat-pumps")]);
  });

  it("are no filter of a category", async () => {
    expect((await listing(shop, "heating")).aggregations.category).toBeUndefined();
  });
});

it("the filters a merchant wants come first where they let choose, the others by name", async () => {
  expect(groups((await listing(shop, "radiators")).aggregations)).toEqual(["Baulänge", "Bauhöhe", "Farbe"]);
});

it("what cannot narrow anything is left out of reduced filters, unless it was chosen", async () => {
  const pumps = (body: object) => listing(shop, "heat-pumps", body);
  expect(groups((await pumps({})).aggregations)).toEqual(["Leistung", "Farbe"]);
  const reduced = (await pumps({ "reduce-aggregations": 1 })).aggregations;
  expect([groups(reduced), reduced.manufacturer?.entities]).toEqual([["Leistung"], []]);
  const chosen = { properties: id.option("colour.white"), "reduce-aggregations": 1 };
  expect(groups((await pumps(chosen)).aggregations)).toEqual(["Leistung", "Farbe"]);
});
