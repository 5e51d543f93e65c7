import { expect, it } from "vitest";
import { tierFor, tierQuantity } from "./price-tier.ts";

const tiers = [
  { from: 1, cents: 1000 },
  { from: 10, cents: 900 },
  { from: 50, cents: 800 },
];

it("labels tiers 'to 9', 'to 49', 'from 50' [134]", () => {
  expect(tiers.map((_, index) => tierQuantity(tiers, index))).toEqual([9, 49, 50]);
});

it.each([
  [1, 1000],
  [9, 1000],
  [10, 900],
  [49, 900],
  [50, 800],
  [5000, 800],
])("quantity %d costs %d cents each", (quantity, cents) => {
  expect(tierFor(tiers, quantity)?.cents).toBe(cents);
});
