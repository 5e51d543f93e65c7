import { expect, it } from "vitest";
import { searchItem } from "./search-item.ts";
import { searchResponse } from "./search-response.ts";
import type { WireItem, WireSearchAnswer } from "./wire-answer.ts";

const item: WireItem = {
  id: "NW-1",
  foreign_key: "a".repeat(32),
  title: "Speicher",
  description: "Für Wärme",
  price: 99.5,
  availability: "in stock",
  link: "https://shop.example/en-GB/speicher?x=1",
  image_link: "/media/speicher.webp",
  brand: "Nordwerk",
};

const answer: WireSearchAnswer = {
  results: [item],
  total: 1000,
  total_found: 1200,
  page: 1,
  results_per_page: 20,
  query: "speicher",
  query_name: "match_and",
  facets: {},
};

it("an item is named as the shop names things [147-149]", () => {
  expect(searchItem(item)).toEqual({
    foreignKey: item.foreign_key,
    referenceId: "NW-1",
    url: { pathname: "/en-GB/speicher" },
    title: "Speicher",
    description: "Für Wärme",
    price: 99.5,
    isPriceFrom: false,
    isAvailable: true,
    manufacturerName: "Nordwerk",
    deliveryTime: null,
    imageUrl: "/media/speicher.webp",
    listPrice: null,
    listPriceKind: null,
    referencePrice: null,
    referenceUnit: null,
    referencePriceUnit: null,
    purchaseUnit: null,
    purchaseUnitName: null,
    enevClass1: null,
    enevColorCode1: null,
    enevSpectrumFrom1: null,
    enevSpectrumTo1: null,
  });
});

it.each<[Partial<WireItem>, object]>([
  [{ availability: "out of stock" }, { isAvailable: false }],
  [{ price_from: true }, { isPriceFrom: true }],
  [{ delivery_time: "2-4 Tage" }, { deliveryTime: "2-4 Tage" }],
  [
    { list_price: 120, list_price_kind: "recommended" },
    { listPrice: 120, listPriceKind: "recommended" },
  ],
  [
    { enevclass1: "A+", enevcolorcode1: "#009640" },
    { enevClass1: "A+", enevColorCode1: "#009640" },
  ],
  [
    { enevspectrumfrom1: "A+++", enevspectrumto1: "D" },
    { enevSpectrumFrom1: "A+++", enevSpectrumTo1: "D" },
  ],
  [
    { referenceprice: 3.2, referenceunit: 1, referenceunitname: "m" },
    { referencePrice: 3.2, referenceUnit: 1, referencePriceUnit: "m" },
  ],
  [
    { purchaseunit: 50, purchaseunitname: "m" },
    { purchaseUnit: 50, purchaseUnitName: "m" },
  ],
  [{ link: "/pl-PL/zasobnik" }, { url: { pathname: "/pl-PL/zasobnik" } }],
  [
    { brand: null, image_link: null },
    { manufacturerName: null, imageUrl: null },
  ],
])("of %j it makes %j [148, 149]", (sent, expected) => {
  expect(searchItem({ ...item, ...sent })).toMatchObject(expected);
});

it("tells all there are and how many it holds [150]", () => {
  expect(searchResponse(answer)).toMatchObject({
    total: 1200,
    count: 1,
    facets: [],
    spelling: null,
    redirect: null,
  });
  expect(searchResponse({ ...answer, autocomplete_suggest: "speicher" }).spelling).toBe("speicher");
  const redirection = { link: "/versandkosten" };
  expect(searchResponse({ ...answer, redirection }).redirect).toEqual({ pathname: "/versandkosten" });
});

it("terms say which of them are selected, ten at most and the selected ones [151, 152]", () => {
  const buckets = Array.from({ length: 12 }, (_, index) => ({
    key: `brand ${index}`,
    doc_count: 20 - index,
  }));
  const facets = { brand: { terms: { buckets }, selected: ["brand 1", "brand 11"] } };
  const [facet] = searchResponse({ ...answer, facets }).facets;
  expect(facet).toMatchObject({ name: "brand", type: "terms" });
  const terms = facet?.type === "terms" ? facet.terms : [];
  expect(terms).toHaveLength(11);
  expect(terms.slice(0, 2)).toEqual([
    { key: "brand 0", count: 20, selected: false },
    { key: "brand 1", count: 19, selected: true },
  ]);
  expect(terms.at(-1)).toEqual({ key: "brand 11", count: 9, selected: true });
});

it("a range says what is filtered by and what there is [151]", () => {
  const buckets = [{ from: 10, to: 50, doc_count: 3, stats: { min: 5, max: 90 } }];
  expect(searchResponse({ ...answer, facets: { price: { range: { buckets } } } }).facets).toEqual([
    { name: "price", type: "range", from: 10, to: 50, min: 5, max: 90, total: 1200, count: 3 },
  ]);
});

it("facets come in the order they were asked for, and none that was not", () => {
  const facets = {
    brand: { terms: { buckets: [] }, selected: [] },
    categories: { terms: { buckets: [] }, selected: [] },
  };
  const names = (...asked: string[]) =>
    searchResponse(
      { ...answer, facets },
      asked.map((name) => ({ name, type: "terms", size: 10 })),
    ).facets.map(({ name }) => name);
  expect(names("categories", "brand")).toEqual(["categories", "brand"]);
  expect(names("brand", "constructor")).toEqual(["brand"]);
  expect(searchResponse({ ...answer, facets }, [{ name: "brand", type: "range" }]).facets).toEqual([]);
});
