import { expect, it } from "vitest";
import { addressOf, termIn } from "./search-address.ts";
import { closedSearch, noFilters } from "./search-state.ts";
import type { SearchState } from "./search-state.ts";

it.each<[string, Partial<SearchState>, string | null]>([
  ["nothing", {}, null],
  ["words", { term: "pumpe 25" }, "?search=pumpe+25"],
  ["an order", { term: "pumpe", sorting: "price-asc" }, "?search=pumpe&order=price-asc"],
  [
    "prices",
    { term: "pumpe", filters: { ...noFilters, maxPriceCents: 9950 } },
    "?search=pumpe&max-price=99.5",
  ],
  ["pages", { term: "pumpe", page: 3 }, "?search=pumpe&p=3"],
  ["a picture", { image: "data:" }, null],
])("%s", (_name, over, expected) => {
  expect(addressOf({ ...closedSearch, ...over })).toBe(expected);
});

it("reads the words back", () => {
  expect(termIn("?search=pumpe+25&p=3")).toBe("pumpe 25");
  expect(termIn("")).toBe("");
});
