import type { ProductListing } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const power = id.group("power");
const ranged = async (ranges: string, more: object = {}) =>
  numbersOf(await listing(shop, "root", { "property-ranges": ranges, ...more })).toSorted();

it("options that are numbers of one unit have a scale, in order of size", async () => {
  const { aggregations } = await listing(shop, "root");
  const group = aggregations.properties?.entities.find((each) => each.id === power);
  expect(group?.extensions).toEqual({ scale: { unit: "kW" }, isLeading: true });
  expect(group?.options?.map((option) => option.extensions?.scale?.value)).toEqual([6, 8, 12]);
  const colour = aggregations.properties?.entities.find((each) => each.id === id.group("colour"));
  expect(colour?.extensions).toEqual({ isLeading: true });
  expect(colour?.options?.[0]?.extensions).toBeUndefined();
});

describe("a range", () => {
  it.each<[string, string[]]>([
    [`${power}:7:9`, ["NW-INV-8", "NW-KE-08"]],
    [`${power}:8:8`, ["NW-INV-8", "NW-KE-08"]],
    [`${power}:9:`, ["NW-KE-12"]],
    [`${power}::6.5`, ["NW-KE-06"]],
    [`${power}::`, []],
    [`${power}:20:`, []],
    [`${power}:9:7`, []],
    [`${id.group("colour")}:1:2`, []],
    [`${id.unknownId}:1:2`, []],
  ])("%s finds %j", async (ranges, expected) => {
    // Without ends nothing was chosen.
    const all = ranges.endsWith("::") ? numbersOf(await listing(shop, "root")).toSorted() : expected;
    expect(await ranged(ranges)).toEqual(all);
  });

  it("goes together with other filters, and narrows options of its own group", async () => {
    const white = { properties: id.option("colour.white"), "max-price": 2000 };
    expect(await ranged(`${power}:7:9`, white)).toEqual(["NW-INV-8"]);
    const both = [id.option("power.kw-6"), id.option("power.kw-8")].join("|");
    expect(await ranged(`${power}:7:9`, { properties: both })).toEqual(["NW-INV-8", "NW-KE-08"]);
    expect(await ranged(`${power}:9:`, { properties: both })).toEqual([]);
  });

  it("is switched off with the filter of properties", async () => {
    expect(await ranged(`${power}:20:`, { "property-filter": false })).not.toEqual([]);
  });

  it("is told back", async () => {
    const { currentFilters } = await listing(shop, "root", { "property-ranges": `${power}::9.5` });
    expect(currentFilters["property-ranges"]).toEqual({ [power]: { min: null, max: 9.5 } });
  });

  it("works in a search", async () => {
    const body = { search: "Nordwerk", "property-ranges": `${power}:10:` };
    expect(numbersOf((await shop.api.post<ProductListing>("/search", body)).body)).toEqual(["NW-KE-12"]);
  });

  it.each(["x", `${power}:a:b`, `${power}:1:2|${power}:3:4`])("%s is refused", async (ranges) => {
    const path = `/product-listing/${id.category("root")}`;
    expect((await shop.api.post(path, { "property-ranges": ranges })).faults).toEqual([
      "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /property-ranges",
    ]);
  });
});
