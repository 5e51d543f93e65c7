import { expect, it } from "vitest";
import { priceData } from "./shown-price.ts";
import type { PricedProduct } from "./shown-price.ts";

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

const product = (calculatedPrice: Price, over: Partial<PricedProduct> = {}): PricedProduct => ({
  calculatedPrice,
  childCount: 0,
  customFields: null,
  ...over,
});

it("shows the product's own price", () => {
  expect(priceData(product(price(99.9)))).toEqual({
    cents: 9990,
    isFrom: false,
    comparison: null,
    perUnit: null,
  });
});

it.each([
  ["net prices say that tax is added", "net", { isAdded: true, rate: 19 }],
  ["gross prices of businesses say which tax is in them", "gross", { isAdded: false, rate: 19 }],
] as const)("%s [7]", (_name, taxState, tax) => {
  const taxRules = [{ taxRate: 19, percentage: 100, apiAlias: "cart_tax_rule" as const }];
  expect(priceData(product(price(99.9, { taxState, taxRules })))).toMatchObject({ tax });
});

it("says nothing of tax where the shop does not, whatever rules apply", () => {
  const taxRules = [{ taxRate: 19, percentage: 100, apiAlias: "cart_tax_rule" as const }];
  expect(priceData(product(price(99.9, { taxRules })))).not.toHaveProperty("tax");
});

const cheaperSister = { ...price(80), hasRange: true };

it.each([
  ["a family with different prices", { childCount: 3, calculatedCheapestPrice: cheaperSister }, 8000, true],
  [
    "a family with one price",
    { childCount: 3, calculatedCheapestPrice: { ...price(120), hasRange: false } },
    12000,
    false,
  ],
  [
    "one variant with a cheaper sister",
    { childCount: 0, calculatedCheapestPrice: cheaperSister },
    12000,
    false,
  ],
])("prices %s", (_name, over, cents, isFrom) => {
  expect(priceData(product(price(120), over))).toMatchObject({ cents, isFrom });
});

it.each([
  ["a recommended price", "rrp", price(90, { listPrice: list(100) }), { kind: "recommended", cents: 10000 }],
  [
    "the single prices of a set",
    "unit_price",
    price(90, { listPrice: list(100) }),
    { kind: "separately", cents: 10000 },
  ],
  ["no list price that says not what it is", undefined, price(90, { listPrice: list(100) }), null],
  ["no former own price", "shop_price", price(90, { listPrice: list(100) }), null],
  ["no list price that is not higher", "rrp", price(90, { listPrice: list(90) }), null],
  [
    "the lowest price of 30 days before all others",
    "rrp",
    price(90, { listPrice: list(120), regulationPrice: lowest(100) }),
    { kind: "lowest-30-days", cents: 10000, percent: 10 },
  ],
  ["no 30-day price below the own one", "shop_price", price(90, { regulationPrice: lowest(85) }), null],
])("compares with %s [129]", (_name, discountNotice, calculatedPrice, expected) => {
  expect(priceData(product(calculatedPrice, { customFields: { discountNotice } })).comparison).toEqual(
    expected,
  );
});

it.each([
  [100, 66.7, 33],
  [100, 99.5, 1],
  [100, 99.6, 0],
  [3, 2, 33],
])("from %d to %d are %i whole percent [331]", (before, now, percent) => {
  const calculatedPrice = price(now, { regulationPrice: lowest(before) });
  expect(priceData(product(calculatedPrice)).comparison?.percent).toBe(percent);
});

const reference = (amount: number, referenceUnit: number) =>
  ({
    price: amount,
    purchaseUnit: 120,
    referenceUnit,
    unitName: "m",
    apiAlias: "cart_price_reference",
  }) as const;

it.each([
  ["one metre", reference(0.74, 1), { cents: 74, amount: 1, unit: "m" }],
  ["ten metres", reference(7.45, 10), { cents: 745, amount: 10, unit: "m" }],
  ["nothing where there is no unit", null, null],
])("prices %s", (_name, referencePrice, expected) => {
  expect(priceData(product(price(89, { referencePrice }))).perUnit).toEqual(expected);
});

it("prices the unit of the variant whose price is shown", () => {
  const cheapest = { ...price(80, { referencePrice: reference(0.67, 1) }), hasRange: true };
  const family = product(price(120, { referencePrice: reference(1, 1) }), {
    childCount: 3,
    calculatedCheapestPrice: cheapest,
  });
  expect(priceData(family).perUnit?.cents).toBe(67);
});
