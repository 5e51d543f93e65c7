import { describe, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const filtered = async (key: string, body: object) =>
  numbersOf(await listing(shop, key, { limit: 50, ...body })).toSorted();

it("lists a category with everything below it, each family once", async () => {
  expect(await filtered("heating", {})).toEqual([
    "NW-KE",
    "WZ-BT-200",
    "WZ-F-1",
    "WZ-H-200",
    "WZ-R",
    "WZ-T-1",
    "WZ-V-12",
  ]);
  expect(await filtered("heat-pumps", {})).toEqual(["NW-KE"]);
});

it("lists every variant where the family says so", async () => {
  expect(await filtered("photovoltaics", {})).toEqual([
    "NW-INV-8",
    "SH-420.W",
    "SH-430.B",
    "SH-BAT-10",
    "SH-BAT-5",
    "SH-GUIDE",
  ]);
});

it("lists the products of a stream", async () => {
  const found = await listing(shop, "bestsellers");
  expect(numbersOf(found)).toEqual(["NW-KE", "SH-420.W"]);
  expect(found.streamId).toBe(id.stream("topsellers"));
});

it("is empty where nothing is sold", async () => {
  expect(await listing(shop, "empty")).toMatchObject({ elements: [], total: 0 });
});

describe("by what the shopper chose", () => {
  it.each([
    ["one maker", { manufacturer: id.manufacturer("nordwerk") }, ["NW-INV-8"]],
    [
      "one of two makers",
      { manufacturer: `${id.manufacturer("nordwerk")}|${id.manufacturer("solheim")}` },
      ["NW-INV-8", "SH-420.W", "SH-430.B", "SH-BAT-10", "SH-BAT-5", "SH-GUIDE"],
    ],
    ["ids as a list", { manufacturer: [id.manufacturer("nordwerk")] }, ["NW-INV-8"]],
    ["one property", { properties: id.option("colour.white") }, ["NW-INV-8", "SH-420.W"]],
    [
      "two of the same group: either",
      { properties: `${id.option("colour.white")}|${id.option("colour.black")}` },
      ["NW-INV-8", "SH-420.W", "SH-430.B"],
    ],
    [
      "two of different groups: both",
      { properties: `${id.option("colour.white")}|${id.option("power.kw-8")}` },
      ["NW-INV-8"],
    ],
    [
      "groups that nothing has both of",
      { properties: `${id.option("colour.black")}|${id.option("power.kw-8")}` },
      [],
    ],
    ["an option of a variant", { properties: id.option("capacity.kwh-5") }, ["SH-BAT-5"]],
    ["a lowest price", { "min-price": 1290 }, ["NW-INV-8", "SH-BAT-10", "SH-BAT-5"]],
    ["a highest price", { "max-price": "99" }, ["SH-420.W", "SH-GUIDE"]],
    ["a span of prices", { "min-price": 99, "max-price": 129 }, ["SH-420.W", "SH-430.B"]],
    ["a rating", { rating: 4 }, ["NW-INV-8"]],
    ["free shipping", { "shipping-free": true }, ["SH-420.W"]],
    [
      "everything at once",
      {
        manufacturer: id.manufacturer("solheim"),
        properties: id.option("colour.white"),
        "max-price": 100,
        "shipping-free": "1",
      },
      ["SH-420.W"],
    ],
    [
      "cleared form fields",
      { manufacturer: "", properties: "", "min-price": "", rating: "" },
      ["NW-INV-8", "SH-420.W", "SH-430.B", "SH-BAT-10", "SH-BAT-5", "SH-GUIDE"],
    ],
  ])("%s [83, 145, 256]", async (_, body, expected) => {
    expect(await filtered("photovoltaics", body)).toEqual(expected);
  });

  it("shows the variant that has the option", async () => {
    expect(await filtered("heating", { properties: id.option("power.kw-12") })).toEqual(["NW-KE-12"]);
  });

  it("shows the variant that has the price", async () => {
    expect(await filtered("heating", { "min-price": 149, "max-price": 149 })).toEqual(["WZ-R-600-800"]);
    expect(await filtered("heating", { "min-price": 200, "max-price": 220 })).toEqual(["WZ-R-900-800"]);
    expect(await filtered("heating", { "max-price": 119 })).toEqual([
      "WZ-F-1",
      "WZ-H-200",
      "WZ-T-1",
      "WZ-V-12",
    ]);
  });

  it("rates by the average of the family", async () => {
    expect(await filtered("heating", { rating: 3 })).toEqual(["NW-KE", "WZ-R"]);
    expect(await filtered("heating", { rating: 4.3 })).toEqual(["NW-KE"]);
  });
});

it.each([
  ["manufacturer-filter", { manufacturer: id.manufacturer("nordwerk") }],
  ["property-filter", { properties: id.option("colour.white") }],
  ["price-filter", { "max-price": 1 }],
  ["rating-filter", { rating: 5 }],
  ["shipping-free-filter", { "shipping-free": true }],
])("ignores a choice whose filter is switched off: %s", async (name, choice) => {
  expect(await filtered("photovoltaics", { ...choice, [name]: false })).toHaveLength(6);
});

it("repeats what was chosen [145]", async () => {
  const chosen = {
    manufacturer: id.manufacturer("solheim"),
    properties: id.option("colour.white"),
    "min-price": 9.5,
    rating: 2,
  };
  expect((await listing(shop, "photovoltaics", chosen)).currentFilters).toEqual({
    navigationId: id.category("photovoltaics"),
    categories: [],
    "property-ranges": {},
    manufacturer: [id.manufacturer("solheim")],
    properties: [id.option("colour.white")],
    price: { min: 9.5, max: null },
    rating: 2,
    "shipping-free": false,
  });
});

describe("post-filter of the criteria", () => {
  it.each<[string, object[], string[]]>([
    [
      "maker",
      [{ type: "equals", field: "manufacturerId", value: id.manufacturer("nordwerk") }],
      ["NW-INV-8"],
    ],
    [
      "products",
      [{ type: "equalsAny", field: "id", value: [id.product("module-white"), id.product("battery-5")] }],
      ["SH-420.W", "SH-BAT-5"],
    ],
    ["price", [{ type: "range", field: "cheapestPrice", parameters: { lte: 99 } }], ["SH-420.W", "SH-GUIDE"]],
    ["rating", [{ type: "range", field: "ratingAverage", parameters: { gte: 4 } }], ["NW-INV-8"]],
    [
      "availability",
      [{ type: "equals", field: "available", value: true }],
      ["NW-INV-8", "SH-420.W", "SH-430.B", "SH-BAT-10", "SH-BAT-5", "SH-GUIDE"],
    ],
    [
      "an option",
      [{ type: "equals", field: "properties.id", value: id.option("colour.black") }],
      ["SH-430.B"],
    ],
  ])("by %s", async (_, filters, expected) => {
    expect(await filtered("photovoltaics", { "post-filter": filters })).toEqual(expected);
  });

  it("narrows what the shopper chose", async () => {
    const filters = [{ type: "equals", field: "manufacturerId", value: id.manufacturer("solheim") }];
    expect(await filtered("photovoltaics", { "max-price": 99, "post-filter": filters })).toEqual([
      "SH-420.W",
      "SH-GUIDE",
    ]);
  });

  const maker = (key: string) => ({ type: "equals", field: "manufacturerId", value: id.manufacturer(key) });
  it.each<[string, object]>([
    ["two of one kind", { "post-filter": [maker("nordwerk"), maker("solheim")] }],
    [
      "one of the kind the shopper chose",
      { manufacturer: id.manufacturer("nordwerk"), "post-filter": [maker("solheim")] },
    ],
    [
      "one of several options",
      {
        "post-filter": [
          {
            type: "equalsAny",
            field: "properties.id",
            value: [id.option("colour.black"), id.option("power.kw-8")],
          },
        ],
      },
    ],
    [
      "what the index does not hold",
      { "post-filter": [{ type: "equals", field: "productNumber", value: "WZ-R" }] },
    ],
    ["an open range", { "post-filter": [{ type: "range", field: "cheapestPrice", parameters: { gt: 5 } }] }],
  ])("refuses %s instead of answering something else", async (_, body) => {
    const { faults } = await shop.api.post(`/product-listing/${id.category("photovoltaics")}`, body);
    expect(faults).toEqual(["400 FRAMEWORK__INVALID_FILTER_QUERY /post-filter"]);
  });

  it("leaves sold-out goods away by availability", async () => {
    const available = { "post-filter": [{ type: "equals", field: "available", value: true }] };
    expect(await filtered("radiators", available)).toEqual(["WZ-H-200", "WZ-R", "WZ-T-1", "WZ-V-12"]);
  });
});
