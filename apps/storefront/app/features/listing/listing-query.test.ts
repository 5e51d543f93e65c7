import { expect, it } from "vitest";
import { listingSearch, readListingQuery } from "./listing-query.ts";

it.each([
  ["", 1, null],
  ["p=3&order=price-asc", 3, "price-asc"],
  ["p=0", 1, null],
  ["p=-1", 1, null],
  ["p=1.5", 1, null],
  ["p=abc", 1, null],
  ["p=99999999", 1, null],
  ["order=%3Cscript%3E", 1, null],
])("reads ?%s", (query, page, order) => {
  expect(readListingQuery(new URLSearchParams(query))).toEqual({ page, order });
});

it("writes an address that reads the same", () => {
  for (const query of [
    { page: 1, order: null },
    { page: 2, order: "name-asc" },
  ]) {
    expect(readListingQuery(new URLSearchParams(listingSearch(query)))).toEqual(query);
  }
});

it("gives the first page no address of its own", () => {
  expect(listingSearch({ page: 1, order: null })).toBe("");
});
