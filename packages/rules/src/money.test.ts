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
  [-5, 0, 100, 0],
  [999, 1000, 750, 1332],
  [100, 1, 0.75, 133],
])("scales %d × %d ÷ %d to %d", (cents, numerator, denominator, expected) => {
  expect(scaleCents(cents, numerator, denominator)).toBe(expected);
});

it("scales whole numbers like exact fractions", () => {
  const amount = fc.integer({ min: -9e11, max: 9e11 });
  fc.assert(
    fc.property(amount, fc.nat({ max: 10_000 }), fc.integer({ min: 1, max: 10_000 }), (cents, by, of) => {
      const twice = (2n * BigInt(Math.abs(cents)) * BigInt(by) + BigInt(of)) / (2n * BigInt(of));
      return scaleCents(cents, by, of) === Math.sign(cents) * Number(twice);
    }),
  );
});
