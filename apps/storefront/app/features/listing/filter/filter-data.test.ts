import { expect, it } from "vitest";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import { filterData } from "./filter-data.ts";
import type { Facets } from "./filter-data.ts";

const total = 24;
const named = (id: string) => ({ id, translated: { name: id.toUpperCase() } });

const bucketsOf = (counts: Record<string, number> = {}) =>
  Object.entries(counts).map(([key, count]) => ({ key, count }));

interface OptionLook {
  colorHexCode?: string | null;
}

const facets = (over: {
  manufacturers?: string[];
  options?: string[];
  price?: Facets["price"];
  rating?: number | string | null;
  shippingFree?: string | boolean | null;
  displayType?: string;
  look?: OptionLook;
  counts?: Record<string, number>;
}) =>
  ({
    manufacturer: { entities: (over.manufacturers ?? []).map(named) },
    properties: {
      entities: over.options
        ? [
            {
              ...named("group"),
              displayType: over.displayType ?? "text",
              options: over.options.map((id) => ({
                ...named(id),
                colorHexCode: null,
                media: null,
                ...over.look,
              })),
            },
          ]
        : [],
    },
    "manufacturer-count": { buckets: bucketsOf(over.counts) },
    "option-count": { buckets: bucketsOf(over.counts) },
    price: over.price ?? { min: null, max: null },
    rating: { max: over.rating ?? null },
    "shipping-free": { max: over.shippingFree ?? null },
  }) as unknown as Facets;

it("marks what would lead to nothing; what is chosen can be taken back [83]", () => {
  const all = facets({ manufacturers: ["a", "b", "c"], options: ["x", "y"] });
  const possible = facets({ manufacturers: ["a"], options: ["x"] });
  const query = { ...plainListing, manufacturerIds: ["c"], optionIds: ["x"] };
  const { manufacturers, groups } = filterData(all, possible, { query, total });
  expect(manufacturers).toEqual([
    { id: "a", name: "A", isPossible: true },
    { id: "b", name: "B", isPossible: false },
    { id: "c", name: "C", isPossible: true },
  ]);
  expect(groups[0]).toMatchObject({
    name: "GROUP",
    options: [
      { id: "x", isPossible: true },
      { id: "y", isPossible: false },
    ],
  });
});

it("tells how many products each choice would leave", () => {
  const counts = { a: 3, b: 21, x: 24, y: 1 };
  const all = facets({ manufacturers: ["a", "b"], options: ["x", "y"], counts });
  const { manufacturers, groups } = filterData(all, all, { query: plainListing, total });
  expect(manufacturers.map(({ hits }) => hits)).toEqual([3, 21]);
  expect(groups[0]?.options.map(({ hits }) => hits)).toEqual([24, 1]);
});

it.each([
  ["a choice of one", ["x"], ["x"], { x: 3 }, []],
  ["what every product has", ["x", "y"], ["x", "y"], { x: 24, y: 24 }, []],
  ["what leads to nothing beside the rest", ["x", "y"], [], {}, []],
  ["but not what makes a difference", ["x", "y"], ["x", "y"], { x: 24, y: 1 }, ["group"]],
  ["but not what a shop without counts offers", ["x", "y"], ["x", "y"], {}, ["group"]],
])("leaves out %s", (_name, options, left, counts, expected) => {
  const possible = facets({ options: left, counts });
  const { groups } = filterData(facets({ options }), possible, { query: plainListing, total });
  expect(groups.map(({ id }) => id)).toEqual(expected);
});

it("keeps a choice of one that was made", () => {
  const query = { ...plainListing, optionIds: ["x"] };
  const all = facets({ options: ["x"], counts: { x: 24 } });
  expect(filterData(all, all, { query, total }).groups).toHaveLength(1);
});

it("has no filters where the shop tells none", () => {
  const none = {
    categories: [],
    manufacturers: [],
    groups: [],
    price: null,
    ratings: [],
    shippingFree: null,
  };
  expect(filterData({}, {}, { query: plainListing, total })).toEqual(none);
  expect(filterData([] as unknown as Facets, {}, { query: plainListing, total })).toEqual(none);
});

it.each([
  [
    { min: 10, max: 25.5 },
    { minCents: 1000, maxCents: 2550 },
  ],
  [
    { min: "10", max: "25.5" },
    { minCents: 1000, maxCents: 2550 },
  ],
  [{ min: 10, max: 10 }, null],
  [{ min: null, max: null }, null],
])("offers a price range for %j [83]", (price, expected) => {
  expect(filterData(facets({ price }), {}, { query: plainListing, total }).price).toEqual(expected);
});

it.each([
  ["nothing without reviews", null, null, null, []],
  ["whole stars up to the best average", 4.8, 4.8, null, [4, 3, 2, 1]],
  ["numbers as text", "2.5", "2.5", null, [2, 1]],
  ["what was chosen, even if nothing has it", 3, 3, 5, [5, 3, 2, 1]],
])("offers %s [83]", (_name, all, possible, minRating, expected) => {
  const query = { ...plainListing, minRating };
  const { ratings } = filterData(facets({ rating: all }), facets({ rating: possible }), { query, total });
  expect(ratings.map(({ stars }) => stars)).toEqual(expected);
});

it("tells which stars are still possible", () => {
  const { ratings } = filterData(facets({ rating: 4.5 }), facets({ rating: 2 }), {
    query: plainListing,
    total,
  });
  expect(ratings.map(({ isPossible }) => isPossible)).toEqual([false, false, true, true]);
});

it.each([
  ["1", "1", false, { isPossible: true }],
  [true, null, false, { isPossible: false }],
  ["1", null, true, { isPossible: true }],
  [null, null, false, null],
])("free shipping %s, left %s, chosen %s [83]", (all, possible, isShippingFree, expected) => {
  const query = { ...plainListing, isShippingFree };
  const data = filterData(facets({ shippingFree: all }), facets({ shippingFree: possible }), {
    query,
    total,
  });
  expect(data.shippingFree).toEqual(expected);
});

it.each([
  ["color", "#ff0000", "#ff0000"],
  ["color", "url(x)", undefined],
  ["text", "#ff0000", undefined],
])("shows a %s option with %s as %s", (displayType, colorHexCode, expected) => {
  const all = facets({ options: ["x", "y"], displayType, look: { colorHexCode } });
  expect(filterData(all, all, { query: plainListing, total }).groups[0]?.options[0]?.color).toBe(expected);
});
