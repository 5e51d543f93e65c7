import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countFilters,
  isFiltered,
  listingSearch,
  plainListing,
  readListingQuery,
  withoutFilters,
  writeListingQuery,
} from "./listing-query.ts";
import type { ListingQuery } from "./listing-query.ts";

const a = "a".repeat(32);
const b = "b".repeat(32);
const read = (search: string) => readListingQuery(new URLSearchParams(search));

describe("reading", () => {
  it.each<[string, Partial<ListingQuery>]>([
    ["", {}],
    ["p=3&order=price-asc", { page: 3, order: "price-asc" }],
    ["p=0", {}],
    ["p=-1", {}],
    ["p=1.5", {}],
    ["p=abc", {}],
    ["p=99999999", {}],
    ["order=%3Cscript%3E", {}],
    ["order=", {}],
    [`manufacturer=${a}`, { manufacturerIds: [a] }],
    [`manufacturer=${b}|${a}|${b}`, { manufacturerIds: [a, b] }],
    [`manufacturer=${b}&manufacturer=${a}`, { manufacturerIds: [a, b] }],
    [`properties=${b}%7C${a}&properties=`, { optionIds: [a, b] }],
    [`properties=${"A".repeat(32)}|x|${a}`, { optionIds: [a] }],
    ["min-price=100&max-price=250.5", { minPriceCents: 10000, maxPriceCents: 25050 }],
    ["min-price=19,99", { minPriceCents: 1999 }],
    ["min-price=0&max-price=", {}],
    ["min-price=-5&max-price=1e9", {}],
    ["max-price=19.999", {}],
    ["rating=4", { minRating: 4 }],
    ["rating=6", {}],
    ["rating=0", {}],
    ["shipping-free=1", { isShippingFree: true }],
    ["shipping-free=true", { isShippingFree: true }],
    ["shipping-free=on", {}],
    [`property-ranges=${a}:8:`, { ranges: [{ groupId: a, min: 8, max: null }] }],
    [`property-ranges:${a}:min=8&property-ranges:${a}:max=`, { ranges: [{ groupId: a, min: 8, max: null }] }],
    [`categories=${b}|${a}`, { categoryIds: [a, b] }],
    ["search=pump&all=1", { term: "pump", isEverything: true }],
    ["all=yes", {}],
    ["utm_source=mail", {}],
    ["search=+Kugelhahn++1%2F2+", { term: "Kugelhahn 1/2" }],
    ["search=++", {}],
    [`search=${"ä".repeat(150)}`, { term: "ä".repeat(100) }],
  ])("?%s [145]", (search, expected) => {
    expect(read(search)).toEqual({ ...plainListing, ...expected });
  });

  it("takes a bounded number of values", () => {
    const many = Array.from({ length: 80 }, (_, index) => index.toString(16).padStart(32, "0"));
    expect(read(`properties=${many.join("|")}`).optionIds).toHaveLength(50);
  });
});

const someIds = fc
  .uniqueArray(fc.stringMatching(/^[0-9a-f]{32}$/), { maxLength: 5 })
  .map((ids) => ids.toSorted());
const somePrice = fc.option(fc.integer({ min: 1, max: 999_999_999 }));
const someQuery: fc.Arbitrary<ListingQuery> = fc.record({
  term: fc.option(fc.stringMatching(/^[a-zä|]{1,9}( [0-9/+&]{1,9})?$/)),
  isEverything: fc.boolean(),
  page: fc.integer({ min: 1, max: 10_000 }),
  order: fc.option(fc.stringMatching(/^[a-z0-9-]{1,64}$/)),
  manufacturerIds: someIds,
  optionIds: someIds,
  ranges: someIds.map((groups) => groups.map((groupId, index) => ({ groupId, min: index, max: null }))),
  categoryIds: someIds,
  minPriceCents: somePrice,
  maxPriceCents: somePrice,
  minRating: fc.option(fc.integer({ min: 1, max: 5 })),
  isShippingFree: fc.boolean(),
});

describe("writing", () => {
  it("is undone by reading", () => {
    fc.assert(
      fc.property(someQuery, (query) => {
        expect(readListingQuery(writeListingQuery(query))).toEqual(query);
        expect(read(listingSearch(query))).toEqual(query);
      }),
    );
  });

  it("gives every address one spelling, whatever it says", () => {
    const anyValue = fc.oneof(fc.string(), fc.constantFrom(a, `${b}|${a}`, "1", "19,9", "price-asc"));
    const anyName = fc.constantFrom(
      "p",
      "search",
      "order",
      "manufacturer",
      "properties",
      "property-ranges",
      "categories",
      "all",
      "min-price",
      "rating",
      "shipping-free",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(anyName, anyValue)), (pairs) => {
        const once = writeListingQuery(readListingQuery(new URLSearchParams(pairs)));
        expect(writeListingQuery(readListingQuery(once)).toString()).toBe(once.toString());
        expect([...once.values()]).not.toContain("");
      }),
    );
  });

  it.each([
    [{}, ""],
    [{ page: 1 }, ""],
    [{ page: 2, order: "name-asc" }, "?order=name-asc&p=2"],
    [{ term: "Rohr 16 × 2", page: 2 }, "?search=Rohr+16+%C3%97+2&p=2"],
    [{ manufacturerIds: [a, b] }, `?manufacturer=${a}|${b}`],
    [{ ranges: [{ groupId: a, min: 4.3, max: 8 }] }, `?property-ranges=${a}:4.3:8`],
    [{ term: "pump", isEverything: true, categoryIds: [b] }, `?search=pump&all=1&categories=${b}`],
    [{ minPriceCents: 1990, maxPriceCents: 20000 }, "?min-price=19.9&max-price=200"],
  ])("%j [145]", (query, expected) => {
    expect(listingSearch({ ...plainListing, ...query })).toBe(expected);
  });
});

it.each<[Partial<ListingQuery>, number]>([
  [{ term: "pump", page: 4, order: "price-asc" }, 0],
  [{ manufacturerIds: [a, b], optionIds: [a] }, 3],
  [{ ranges: [{ groupId: a, min: 1, max: 2 }], categoryIds: [a] }, 2],
  [{ term: "pump", isEverything: true }, 0],
  [{ minPriceCents: 1, maxPriceCents: 2 }, 1],
  [{ minRating: 3, isShippingFree: true }, 2],
])("%j counts %i filters [83]", (query, expected) => {
  const all = { ...plainListing, ...query };
  expect(countFilters(all)).toBe(expected);
  expect(isFiltered(all)).toBe(expected > 0);
  expect(withoutFilters(all)).toEqual({
    ...plainListing,
    term: all.term,
    isEverything: all.isEverything,
    order: all.order,
  });
});
