import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const ordered = async (order?: string) => {
  const found = await listing(shop, "photovoltaics", { order, limit: 50 });
  return [found.sorting, numbersOf(found)];
};

it.each([
  ["price-asc", ["SH-GUIDE", "SH-420.W", "SH-430.B", "NW-INV-8", "SH-BAT-5", "SH-BAT-10"]],
  ["price-desc", ["SH-BAT-10", "SH-BAT-5", "NW-INV-8", "SH-430.B", "SH-420.W", "SH-GUIDE"]],
])("orders by %s [86]", async (order, expected) => {
  expect(await ordered(order)).toEqual([order, expected]);
});

it("orders by what sells best", async () => {
  const [sorting, numbers] = await ordered("sales");
  expect(sorting).toBe("sales");
  expect(numbers?.slice(0, 3)).toEqual(["SH-420.W", "SH-430.B", "NW-INV-8"]);
});

it("orders by what came last", async () => {
  const { elements } = await listing(shop, "heating", { order: "newest", limit: 50 });
  const days = elements.map(({ releaseDate, createdAt }) => Date.parse(releaseDate ?? createdAt));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it("shows devices first, then by what they earn, unless asked otherwise", async () => {
  const [, numbers] = await ordered("score");
  expect(numbers?.at(-1)).toBe("SH-GUIDE");
  expect(numbers?.slice(0, 2)).toEqual(["NW-INV-8", "SH-420.W"]);
});

it("falls back to the first sorting for an unknown or missing one", async () => {
  expect((await ordered("name-asc"))[0]).toBe("score");
  expect((await ordered())[0]).toBe("score");
});

it("names the sortings the shop offers, in its order [86, 144]", async () => {
  const { availableSortings } = await listing(shop, "photovoltaics");
  expect(availableSortings.map(({ key, translated }) => [key, translated.label])).toEqual([
    ["score", "Beste Ergebnisse"],
    ["sales", "Bestseller"],
    ["rating", "Beste Bewertung"],
    ["newest", "Neueste"],
    ["price-asc", "Preis aufsteigend"],
    ["price-desc", "Preis absteigend"],
  ]);
});

it("pages with p, by the shop's own size unless asked, counting exactly [143]", async () => {
  const first = await listing(shop, "photovoltaics", { order: "price-asc" });
  expect(first).toMatchObject({ page: 1, limit: 5, total: 6 });
  const second = await listing(shop, "photovoltaics", { order: "price-asc", p: 2 });
  expect(second).toMatchObject({ page: 2, limit: 5, total: 6 });
  expect(numbersOf(second)).toEqual(["SH-BAT-10"]);
  expect(numbersOf(first)).not.toContain("SH-BAT-10");
});

it("has no effect for page, which belongs to other lists", async () => {
  const found = await listing(shop, "photovoltaics", { order: "price-asc", page: 2, limit: 3 });
  expect([found.page, numbersOf(found)[0]]).toEqual([1, "SH-GUIDE"]);
});

it("answers a page behind the end with nothing and the right total", async () => {
  expect(await listing(shop, "photovoltaics", { p: 1000 })).toMatchObject({ elements: [], total: 6 });
});

it("carries what a product card shows", async () => {
  const { elements } = await listing(shop, "heat-pumps", {
    associations: { manufacturer: {}, deliveryTime: {} },
  });
  expect(elements).toMatchObject([
    {
      productNumber: "NW-KE",
      childCount: 3,
      calculatedCheapestPrice: { unitPrice: 7999, hasRange: true },
      cover: { media: { fileExtension: "svg" } },
      manufacturer: { translated: { name: "Nordwerk" } },
      deliveryTime: { translated: { name: "2-4 Werktage" } },
      ratingAverage: 4.33,
    },
  ]);
});

it.each(["retired", "below-retired", "never-existed"])("does not know the category %s", async (key) => {
  const { faults } = await shop.api.post(`/product-listing/${id.category(key)}`);
  expect(faults).toEqual(["404 PRODUCT__CATEGORY_NOT_FOUND"]);
});
