import { expect, it } from "vitest";
import { fitQuantity, quantityRange, stepQuantity } from "./quantity-range.ts";

it("fills in 1, 100 and 1 where the product says nothing [220]", () => {
  expect(quantityRange({})).toEqual({ min: 1, max: 100, step: 1 });
  expect(quantityRange({ minPurchase: 0, maxPurchase: null, purchaseSteps: 0 })).toEqual({
    min: 1,
    max: 100,
    step: 1,
  });
  expect(quantityRange({ minPurchase: 4, maxPurchase: 20, purchaseSteps: 4 })).toEqual({
    min: 4,
    max: 20,
    step: 4,
  });
});

it.each([
  { quantity: 1, direction: "up", expected: 2 },
  { quantity: 1, direction: "down", expected: 1 },
  { quantity: 100, direction: "up", expected: 100 },
  { quantity: 250, direction: "up", expected: 100 },
  { quantity: 250, direction: "down", expected: 100 },
  { quantity: -3, direction: "up", expected: 1 },
] as const)("steps $direction from $quantity to $expected [220]", ({ quantity, direction, expected }) => {
  expect(stepQuantity({ min: 1, max: 100, step: 1 }, quantity, direction)).toBe(expected);
});

it.each([
  { quantity: 2, direction: "up", expected: 7 },
  { quantity: 4, direction: "up", expected: 7 },
  { quantity: 4, direction: "down", expected: 2 },
  { quantity: 12, direction: "up", expected: 12 },
] as const)(
  "keeps to the steps from the minimum: $quantity $direction [220]",
  ({ quantity, direction, expected }) => {
    // 2, 7, 12: the maximum of 15 is no step.
    expect(stepQuantity({ min: 2, max: 15, step: 5 }, quantity, direction)).toBe(expected);
  },
);

it.each([
  [Number.NaN, 2],
  [0, 2],
  [6, 7],
  [99, 12],
])("fits a typed %d to %d", (typed, expected) => {
  expect(fitQuantity({ min: 2, max: 15, step: 5 }, typed)).toBe(expected);
});

it("stays at the minimum when the maximum is below it", () => {
  expect(fitQuantity({ min: 10, max: 5, step: 1 }, 7)).toBe(10);
});
