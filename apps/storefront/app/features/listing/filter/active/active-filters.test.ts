import { expect, it } from "vitest";
import { plainListing, readListingQuery } from "../../../../platform/shop/listing-query.ts";
import { activeFilters } from "./active-filters.ts";
import type { FilterData } from "../filter-data.ts";
import type { FilterOption } from "../option/filter-option.ts";

const [a, b, x, c, g] = ["a", "b", "c", "e", "f"].map((letter) => letter.repeat(32)) as [
  string,
  string,
  string,
  string,
  string,
];
const option = (id: string): FilterOption => ({ id, name: id[0] ?? "", isPossible: true });

const filters: FilterData = {
  categories: [option(c)],
  manufacturers: [option(a), option(b)],
  groups: [
    {
      id: g,
      name: "Power",
      options: [option(x), option("d")],
      scale: { unit: "kW", values: [5, 6, 8.5] },
    },
  ],
  price: null,
  ratings: [],
  shippingFree: null,
};

it("names every chosen filter and how to take it back", () => {
  const query = {
    ...plainListing,
    page: 3,
    order: "price-asc",
    manufacturerIds: [a, b],
    optionIds: [x],
    ranges: [{ groupId: g, min: 6, max: null }],
    categoryIds: [c],
    minPriceCents: 1000,
    minRating: 4,
    isShippingFree: true,
  };
  const active = activeFilters(query, filters);
  expect(active.map(({ label }) => label)).toEqual([
    { kind: "name", group: null, name: "e" },
    { kind: "name", group: null, name: "a" },
    { kind: "name", group: null, name: "b" },
    { kind: "name", group: "Power", name: "c" },
    { kind: "range", group: "Power", unit: "kW", min: 6, max: null },
    { kind: "price", minCents: 1000, maxCents: null },
    { kind: "rating", stars: 4 },
    { kind: "shippingFree" },
  ]);
  const all = { ...query, page: 1 };
  expect(active.map(({ search }) => readListingQuery(new URLSearchParams(search)))).toEqual([
    { ...all, categoryIds: [] },
    { ...all, manufacturerIds: [b] },
    { ...all, manufacturerIds: [a] },
    { ...all, optionIds: [] },
    { ...all, ranges: [] },
    { ...all, minPriceCents: null },
    { ...all, minRating: null },
    { ...all, isShippingFree: false },
  ]);
});

it("names none where none is chosen", () => {
  expect(activeFilters({ ...plainListing, page: 2, order: "name-asc" }, filters)).toEqual([]);
});
