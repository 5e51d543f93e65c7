import fc from "fast-check";
import { expect, it } from "vitest";
import { scaleCents, toAmount, toCents } from "./money.ts";

it.each([
  [1.005, 101],
  [0.1 + 0.2, 30],
  [8499, 849900],
  [-2.675, -268],
  [0, 0],
])("turns the amount %d into %d cents", (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

it("brings every cent amount back unchanged", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => toCents(toAmount(cents)) === cents),
  );
});

it.each([
  [10000, 19, 119, 1597],
  [1, 1, 2, 1],
  [-1, 1, 2, -1],
  [849900, 100, 119, 714202],
])("scales %d × %d ÷ %d to %d", (cents, numerator, denominator, expected) => {
  expect(scaleCents(cents, numerator, denominator)).toBe(expected);
});
