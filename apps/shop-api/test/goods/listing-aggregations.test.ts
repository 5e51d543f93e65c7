import type { ListingAggregations } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const aggregations = async (body: object, key = "photovoltaics"): Promise<ListingAggregations> =>
  (await listing(shop, key, body)).aggregations;
const makers = (from: ListingAggregations) => from.manufacturer?.entities.map((each) => each.translated.name);
const options = (from: ListingAggregations) =>
  Object.fromEntries(
    (from.properties?.entities ?? []).map((group) => [
      group.translated.name,
      group.options?.map((option) => option.translated.name),
    ]),
  );

it("offers what the category holds, in the order of the shop", async () => {
  const all = await aggregations({});
  expect(makers(all)).toEqual(["Nordwerk", "Solheim"]);
  expect(options(all)).toEqual({
    Leistung: ["8 kW"],
    Kapazität: ["5 kWh", "10 kWh"],
    Farbe: ["Weiß", "Schwarz"],
  });
  expect(all).toMatchObject({
    price: { min: 19, max: 2990 },
    rating: { max: 5 },
    "shipping-free": { max: "1" },
  });
});

it("offers no property that is not for filtering", async () => {
  expect(options(await aggregations({}, "heat-pumps"))).not.toHaveProperty("Garantie");
});

it("carries colours and the way to display them", async () => {
  const colour = (await aggregations({})).properties?.entities.find(
    (group) => group.id === id.group("colour"),
  );
  expect(colour).toMatchObject({
    displayType: "color",
    options: [{ colorHexCode: "#ffffff" }, { colorHexCode: "#000000" }],
  });
});

it("keeps all options whatever was chosen, unless told to reduce [256]", async () => {
  const chosen = { manufacturer: id.manufacturer("nordwerk") };
  expect(await aggregations(chosen)).toEqual(await aggregations({}));

  const reduced = await aggregations({ ...chosen, "reduce-aggregations": "1" });
  // The one hit that is left has all of these: nothing could be narrowed by them.
  expect(options(reduced)).toEqual({});
  expect(reduced.price).toMatchObject({ min: 1290, max: 1290 });
});

it("does not reduce a filter by its own choice", async () => {
  const chosen = { manufacturer: id.manufacturer("nordwerk"), "reduce-aggregations": null };
  expect(makers(await aggregations(chosen))).toEqual(["Nordwerk", "Solheim"]);
  const colour = { properties: id.option("colour.black"), "reduce-aggregations": true };
  expect(options(await aggregations(colour))).toEqual({ Farbe: ["Weiß", "Schwarz"] });
});

it("takes an outright no for a no", async () => {
  const chosen = { manufacturer: id.manufacturer("nordwerk"), "reduce-aggregations": false };
  expect(await aggregations(chosen)).toEqual(await aggregations({}));
});

it("gives filters without products, with the full count [256]", async () => {
  const found = await listing(shop, "photovoltaics", { "only-aggregations": "1" });
  expect([found.elements, found.total]).toEqual([[], 6]);
  expect(makers(found.aggregations)).toEqual(["Nordwerk", "Solheim"]);
});

it("gives products without filters", async () => {
  const found = await listing(shop, "photovoltaics", { "no-aggregations": "" });
  expect(found.elements).toHaveLength(5);
  expect(found.aggregations).toEqual({});
});

it.each([
  ["manufacturer-filter", ["manufacturer", "manufacturer-count"]],
  ["property-filter", ["properties", "option-count"]],
  ["price-filter", ["price"]],
  ["rating-filter", ["rating"]],
  ["shipping-free-filter", ["shipping-free"]],
])("leaves out what is switched off by %s", async (name, keys) => {
  const all = Object.keys(await aggregations({}));
  const some = Object.keys(await aggregations({ [name]: false }));
  expect(all.filter((each) => !some.includes(each))).toEqual(keys);
});

it("offers only the property groups of the whitelist", async () => {
  expect(options(await aggregations({ "property-whitelist": id.group("colour") }))).toEqual({
    Farbe: ["Weiß", "Schwarz"],
  });
});

it("speaks the request language", async () => {
  const { body } = await shop.api.post<{ aggregations: ListingAggregations }>(
    `/product-listing/${id.category("photovoltaics")}`,
    {},
    { "sw-language-id": id.language("pl") },
  );
  expect(options(body.aggregations)).toMatchObject({ Kolor: ["Biały", "Czarny"] });
});

it("has nothing to offer where nothing is", async () => {
  expect(await aggregations({}, "empty")).toMatchObject({
    manufacturer: { entities: [] },
    properties: { entities: [] },
    price: { min: null, max: null },
    rating: { max: null },
  });
});
