import { expect, it } from "vitest";
import type { TaxState } from "../tax.ts";
import { priceLine } from "./price-line.ts";
import { sampleLine } from "./cart.fixture.ts";

const tiers = [
  { from: 2, cents: 1000 },
  { from: 10, cents: 899 },
];

it.each<[string, number, TaxState, number, number, number, number]>([
  ["below the first tier", 1, "gross", 19, 1000, 1000, 160],
  ["the last piece of a tier", 9, "gross", 19, 1000, 9000, 1437],
  ["the first piece of the next tier", 10, "gross", 19, 899, 8990, 1435],
  ["tax on the line, not on the piece", 3, "gross", 7, 1000, 3000, 196],
  ["net", 10, "net", 19, 899, 8990, 1708],
  ["tax-free", 10, "tax-free", 0, 899, 8990, 0],
])("prices %s", (_, quantity, taxState, rate, unitCents, totalCents, taxCents) => {
  const line = sampleLine("a", quantity, { tiers, taxRate: rate || 19 });
  expect(priceLine(line, taxState)).toEqual({
    line,
    quantity,
    unitCents,
    totalCents,
    tax: { rate, priceCents: totalCents, taxCents },
  });
});
