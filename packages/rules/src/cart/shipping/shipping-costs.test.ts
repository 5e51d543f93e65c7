import { expect, it } from "vitest";
import { shippingCosts } from "./shipping-costs.ts";

const rate = {
  zone: "DE",
  freeFromCents: 50_000,
  steps: [
    { fromGrams: 1000, cents: 590 },
    { fromGrams: 5000, cents: 990 },
    { fromGrams: 31_500, cents: 4900 },
  ],
};

it.each([
  ["below the first step", 0, 999, 590],
  ["at a step", 0, 5000, 990],
  ["just below a step", 0, 31_499, 990],
  ["above the last step", 0, 900_000, 4900],
  ["a cent below the free value", 49_999, 31_500, 4900],
  ["at the free value", 50_000, 31_500, 0],
])("%s", (_, goodsCents, grams, expected) => {
  expect(shippingCosts(rate, goodsCents, grams)).toBe(expected);
});

it("is never free without a value, and costs nothing without steps", () => {
  expect(shippingCosts({ ...rate, freeFromCents: null }, 1e9, 0)).toBe(590);
  expect(shippingCosts({ ...rate, steps: [] }, 0, 5000)).toBe(0);
});
