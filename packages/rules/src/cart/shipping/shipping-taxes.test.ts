import fc from "fast-check";
import { expect, it } from "vitest";
import { taxShare } from "../price-line.ts";
import { shippingTaxes } from "./shipping-taxes.ts";

const share = (priceCents: number, rate: number) => taxShare(priceCents, rate, "gross");
const taxes = (cents: number, lines: [number, number][], discounts: [number, number][] = []) =>
  shippingTaxes({
    taxState: "gross",
    cents,
    lines: lines.map((line) => share(...line)),
    discounts: discounts.map((discount) => share(...discount)),
  });

it("is taxed like the only rate", () => {
  expect(taxes(590, [[10_000, 19]])).toEqual([{ rate: 19, priceCents: 590, taxCents: 94 }]);
});

it("is split by what the goods of each rate cost after discounts", () => {
  const lines: [number, number][] = [
    [10_000, 19],
    [20_000, 0],
    [10_000, 19],
  ];
  expect(taxes(1000, lines)).toEqual([share(500, 0), share(500, 19)]);
  expect(taxes(1000, lines, [[-15_000, 19]])).toEqual([share(800, 0), share(200, 19)]);
  expect(taxes(1000, lines, [[-20_000, 19]])).toEqual([share(1000, 0)]);
});

it("is split by the goods before discounts if they became free", () => {
  const lines: [number, number][] = [
    [3000, 19],
    [1000, 7],
  ];
  const all = lines.map(([cents, rate]): [number, number] => [-cents, rate]);
  expect(taxes(1000, lines, all)).toEqual([share(250, 7), share(750, 19)]);
});

it("is split evenly over goods that cost nothing", () => {
  const lines: [number, number][] = [
    [0, 19],
    [0, 7],
  ];
  expect(taxes(1001, lines)).toEqual([share(501, 7), share(500, 19)]);
});

it("has no taxes without costs", () => {
  expect(taxes(0, [[10_000, 19]])).toEqual([]);
});

it("adds up to the costs, rates ascending", () => {
  const line = fc.tuple(fc.nat({ max: 1e8 }), fc.constantFrom(0, 7, 19));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat({ max: 1e6 }), (lines, cents) => {
      const parts = taxes(cents, lines);
      expect(parts.reduce((sum, part) => sum + part.priceCents, 0)).toBe(cents);
      expect(parts.map(({ rate }) => rate)).toEqual(
        [...new Set(parts.map(({ rate }) => rate))].toSorted((a, b) => a - b),
      );
    }),
  );
});
