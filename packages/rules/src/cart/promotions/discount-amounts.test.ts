import { expect, it } from "vitest";
import { discountAmounts } from "./discount-amounts.ts";
import { line } from "./promotion.fixture.ts";

const lines = [
  line("pump", 5000),
  line("module", 5000, { taxRate: 0 }),
  line("book", 5000, { taxRate: 7 }),
  line("cable", 5000),
];

it("has its taxes per rate, rising, each rounded once like those of a line", () => {
  expect(discountAmounts([1, 500, 107, 118], lines, "gross")).toEqual({
    totalCents: -726,
    taxes: [
      { rate: 0, priceCents: -500, taxCents: 0 },
      { rate: 7, priceCents: -107, taxCents: -7 },
      { rate: 19, priceCents: -119, taxCents: -19 },
    ],
    shares: [
      { lineId: "pump", cents: 1 },
      { lineId: "module", cents: 500 },
      { lineId: "book", cents: 107 },
      { lineId: "cable", cents: 118 },
    ],
  });
});

it("carries tax on top where prices are net", () => {
  expect(discountAmounts([100, 0, 0, 0], lines, "net")?.taxes).toEqual([
    { rate: 19, priceCents: -100, taxCents: -19 },
  ]);
});

it("has no tax of minus zero", () => {
  expect(discountAmounts([1, 0, 0, 0], lines, "gross")?.taxes).toEqual([
    { rate: 19, priceCents: -1, taxCents: 0 },
  ]);
});

it("is no line if nothing is taken", () => {
  expect(discountAmounts([0, 0, 0, 0], lines, "gross")).toBeNull();
});
