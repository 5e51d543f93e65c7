import { expect, it } from "vitest";
import { unitPriceCents } from "./unit-price.ts";

it.each([
  [19900, 200, 1, 100],
  [4599, 25, 1, 184],
  [999, 750, 1000, 1332],
])("%d cents for %d units are %d-unit priced at %d cents", (price, purchaseUnit, referenceUnit, expected) => {
  expect(unitPriceCents(price, { purchaseUnit, referenceUnit })).toBe(expected);
});

it("says nothing when one purchase is exactly one reference unit", () => {
  expect(unitPriceCents(500, { purchaseUnit: 1, referenceUnit: 1 })).toBeNull();
});

it("says nothing without a measure", () => {
  expect(unitPriceCents(500, { purchaseUnit: 0, referenceUnit: 1 })).toBeNull();
});
