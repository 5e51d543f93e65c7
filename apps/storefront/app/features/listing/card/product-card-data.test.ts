import { expect, it } from "vitest";
import { productCardData } from "./product-card-data.ts";
import type { CardProduct } from "./product-card-data.ts";

const price = (unitPrice: number) => ({
  unitPrice,
  listPrice: null,
  referencePrice: null,
  regulationPrice: null,
});
const family = {
  id: "1",
  productNumber: "NW-AM",
  translated: { name: "Aero Mono" },
  calculatedPrice: price(7290),
  calculatedCheapestPrice: { ...price(7290), hasRange: true },
  childCount: 4,
  available: true,
  isNew: false,
  options: [],
  seoUrls: [{ seoPathInfo: "aero-mono" }],
};
const variant = {
  ...family,
  id: "2",
  productNumber: "NW-AM-08",
  calculatedPrice: price(7890),
  childCount: 0,
  options: [{ translated: { name: "8 kW" } }],
  seoUrls: [{ seoPathInfo: "aero-mono-8-kw" }],
};
const cardOf = (product: object) => productCardData(product as CardProduct);

it("stands for one variant with its own name, number, price and address", () => {
  expect(cardOf(variant)).toMatchObject({
    name: "Aero Mono 8 kW",
    number: "NW-AM-08",
    path: "/aero-mono-8-kw",
    price: { cents: 789000, isFrom: false },
    variantCount: 0,
  });
});

it("stands for a family from its lowest price", () => {
  expect(cardOf(family)).toMatchObject({
    name: "Aero Mono",
    price: { cents: 729000, isFrom: true },
    variantCount: 4,
  });
});
