import { expect, it } from "vitest";
import { plainListing, readListingQuery } from "../../../platform/shop/listing-query.ts";
import { activeFilters } from "./active-filters.ts";
import type { FilterData, FilterOption } from "./filter-data.ts";

const [a, b, x] = ["a", "b", "c"].map((letter) => letter.repeat(32)) as [string, string, string];
const option = (id: string): FilterOption => ({ id, name: id[0] ?? "", isPossible: true });

const filters: FilterData = {
  manufacturers: [option(a), option(b)],
  groups: [{ id: "g", name: "Power", options: [option(x), option("d")] }],
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
    minPriceCents: 1000,
    minRating: 4,
    isShippingFree: true,
  };
  const active = activeFilters(query, filters);
  expect(active.map(({ label }) => label)).toEqual([
    { kind: "name", group: null, name: "a" },
    { kind: "name", group: null, name: "b" },
    { kind: "name", group: "Power", name: "c" },
    { kind: "price", minCents: 1000, maxCents: null },
    { kind: "rating", stars: 4 },
    { kind: "shippingFree" },
  ]);
  const all = { ...query, page: 1 };
  expect(active.map(({ search }) => readListingQuery(new URLSearchParams(search)))).toEqual([
    { ...all, manufacturerIds: [b] },
    { ...all, manufacturerIds: [a] },
    { ...all, optionIds: [] },
    { ...all, minPriceCents: null },
    { ...all, minRating: null },
    { ...all, isShippingFree: false },
  ]);
});

it("names none where none is chosen", () => {
  expect(activeFilters({ ...plainListing, page: 2, order: "name-asc" }, filters)).toEqual([]);
});
