import { expect, it } from "vitest";
import { searchForm } from "../effects/search-requests.ts";
import { closedSearch, noFilters } from "../state/search-state.ts";
import type { SearchState } from "../state/search-state.ts";
import { readClick } from "./read-click.ts";
import { readPictureForm, readSearchForm } from "./read-search-form.ts";

const formOf = (over: Partial<SearchState>) => searchForm({ ...closedSearch, ...over });
const plain = { page: 1, limit: 10, sortings: [{ field: "relevance", direction: "desc" }] };

it.each<[string, Partial<SearchState>, object]>([
  ["words", { term: "pumpe" }, { ...plain, term: "pumpe" }],
  ["a page", { term: "pumpe", page: 3 }, { ...plain, term: "pumpe", page: 3 }],
  [
    "an order",
    { term: "pumpe", sorting: "price-asc" },
    { ...plain, term: "pumpe", sortings: [{ field: "price", direction: "asc" }] },
  ],
  [
    "filters",
    {
      term: "pumpe",
      filters: { brands: ["A", "B"], categories: ["C"], minPriceCents: 1050, maxPriceCents: null },
    },
    { ...plain, term: "pumpe", postFilters: { brand: ["A", "B"], categories: ["C"], price: { gte: 10.5 } } },
  ],
  [
    "a highest price",
    { term: "pumpe", filters: { ...noFilters, maxPriceCents: 200 } },
    { ...plain, term: "pumpe", postFilters: { price: { lte: 2 } } },
  ],
])("reads %s as the browser wrote them [146, 286]", (_name, over, expected) => {
  expect(readSearchForm(formOf(over))).toEqual(expected);
});

it.each([
  ["no words", { search: " " }, null],
  ["a nonsense order and page", { search: "a", order: "x", p: "-1" }, { ...plain, term: "a" }],
  ["a far page", { search: "a", p: "9999" }, { ...plain, term: "a", page: 1000 }],
  ["a maker too long to be one", { search: "a", brand: "x".repeat(101) }, { ...plain, term: "a" }],
])("takes %s for what it is", (_name, fields, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(readSearchForm(form)).toEqual(expected);
});

it("takes no more filters than anybody ticks", () => {
  const brands = Array.from({ length: 30 }, (_, index) => `maker ${index}`);
  const criteria = readSearchForm(formOf({ term: "a", filters: { ...noFilters, brands } }));
  expect(criteria?.postFilters?.["brand"]).toHaveLength(20);
});

it.each([
  ["data:image/jpeg;base64,AAAA", true],
  ["data:image/svg+xml;base64,AAAA", false],
  ["https://elsewhere.example/a.jpg", false],
  ["", false],
])("the picture %s is taken: %s", (image, isTaken) => {
  const asked = readPictureForm(formOf({ image }));
  expect(asked).toEqual(isTaken ? { image, criteria: plain } : null);
});

const click = { session: "a".repeat(32), id: "b".repeat(32), query: "pumpe", position: "3" };
it.each([
  ["a click", {}, { session_id: click.session, id: click.id, query: "pumpe", position: 3 }],
  [
    "a click on what a picture found",
    { query: "" },
    { session_id: click.session, id: click.id, position: 3 },
  ],
  ["no session", { session: "" }, null],
  ["no product", { id: "1" }, null],
  ["no place", { position: "0" }, null],
])("reads %s", (_name, over, expected) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...click, ...over })) form.set(name, value);
  expect(readClick(form)).toEqual(expected);
});
