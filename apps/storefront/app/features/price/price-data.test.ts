import { expect, it } from "vitest";
import { priceData } from "./price-data.ts";
import type { PricedProduct } from "./price-data.ts";

type Price = PricedProduct["calculatedPrice"];
const price = (unitPrice: number, over: Partial<Price> = {}): Price => ({
  unitPrice,
  listPrice: null,
  referencePrice: null,
  regulationPrice: null,
  ...over,
});
const list = (amount: number) =>
  ({ price: amount, discount: 0, percentage: 0, apiAlias: "cart_list_price" }) as const;
const lowest = (amount: number) => ({ price: amount, apiAlias: "cart_regulation_price" }) as const;

it("shows the product's own price", () => {
  expect(priceData({ calculatedPrice: price(99.9) })).toEqual({
    cents: 9990,
    isFrom: false,
    comparison: null,
    perUnit: null,
  });
});

it("shows 'from' with the cheapest price only when variants differ", () => {
  const calculatedPrice = price(120);
  const from = priceData({ calculatedPrice, calculatedCheapestPrice: { ...price(80), hasRange: true } });
  const same = priceData({ calculatedPrice, calculatedCheapestPrice: { ...price(120), hasRange: false } });
  expect([from.cents, from.isFrom]).toEqual([8000, true]);
  expect([same.cents, same.isFrom]).toEqual([12000, false]);
});

it.each([
  ["a higher recommended price", price(90, { listPrice: list(100) }), { kind: "recommended", cents: 10000 }],
  ["no lower recommended price", price(90, { listPrice: list(90) }), null],
  [
    "the lowest price of 30 days first",
    price(90, { listPrice: list(120), regulationPrice: lowest(100) }),
    { kind: "lowest-30-days", cents: 10000 },
  ],
  ["no 30-day price below the own one", price(90, { regulationPrice: lowest(85) }), null],
])("compares with %s", (_name, calculatedPrice, expected) => {
  expect(priceData({ calculatedPrice }).comparison).toEqual(expected);
});
