import { expect, it } from "vitest";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import { filterData } from "./filter-data.ts";
import type { Facets } from "./filter-data.ts";

const named = (id: string) => ({ id, translated: { name: id.toUpperCase() } });

type OptionLook = { colorHexCode?: string | null };

const facets = (over: {
  manufacturers?: string[];
  options?: string[];
  price?: Facets["price"];
  rating?: number | string | null;
  shippingFree?: string | boolean | null;
  displayType?: string;
  look?: OptionLook;
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
    price: over.price ?? { min: null, max: null },
    rating: { max: over.rating ?? null },
    "shipping-free": { max: over.shippingFree ?? null },
  }) as unknown as Facets;

it("marks what would lead to nothing; what is chosen can be taken back", () => {
  const all = facets({ manufacturers: ["a", "b", "c"], options: ["x", "y"] });
  const possible = facets({ manufacturers: ["a"], options: ["x"] });
  const query = { ...plainListing, manufacturerIds: ["c"], optionIds: ["x"] };
  const { manufacturers, groups } = filterData(all, possible, query);
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

it("has no filters where the shop tells none", () => {
  const none = { manufacturers: [], groups: [], price: null, ratings: [], shippingFree: null };
  expect(filterData({}, {}, plainListing)).toEqual(none);
  expect(filterData([] as unknown as Facets, {}, plainListing)).toEqual(none);
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
])("offers a price range for %j", (price, expected) => {
  expect(filterData(facets({ price }), {}, plainListing).price).toEqual(expected);
});

it.each([
  ["nothing without reviews", null, null, null, []],
  ["whole stars up to the best average", 4.8, 4.8, null, [4, 3, 2, 1]],
  ["numbers as text", "2.5", "2.5", null, [2, 1]],
  ["what was chosen, even if nothing has it", 3, 3, 5, [5, 3, 2, 1]],
])("offers %s", (_name, all, possible, minRating, expected) => {
  const query = { ...plainListing, minRating };
  const { ratings } = filterData(facets({ rating: all }), facets({ rating: possible }), query);
  expect(ratings.map(({ stars }) => stars)).toEqual(expected);
});

it("tells which stars are still possible", () => {
  const { ratings } = filterData(facets({ rating: 4.5 }), facets({ rating: 2 }), plainListing);
  expect(ratings.map(({ isPossible }) => isPossible)).toEqual([false, false, true, true]);
});

it.each([
  ["1", "1", false, { isPossible: true }],
  [true, null, false, { isPossible: false }],
  ["1", null, true, { isPossible: true }],
  [null, null, false, null],
])("free shipping %s, left %s, chosen %s", (all, possible, isShippingFree, expected) => {
  const query = { ...plainListing, isShippingFree };
  const data = filterData(facets({ shippingFree: all }), facets({ shippingFree: possible }), query);
  expect(data.shippingFree).toEqual(expected);
});

it.each([
  ["color", "#ff0000", "#ff0000"],
  ["color", "url(x)", undefined],
  ["text", "#ff0000", undefined],
])("shows a %s option with %s as %s", (displayType, colorHexCode, expected) => {
  const all = facets({ options: ["x"], displayType, look: { colorHexCode } });
  expect(filterData(all, all, plainListing).groups[0]?.options[0]?.color).toBe(expected);
});
