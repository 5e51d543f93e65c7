import { expect, it } from "vitest";
import { leafCount, planOf, rowsOf, unitsOf } from "./plan.ts";

it.each([10, 999, 2000, 10_007])("counts %i products one by one can buy", (products) => {
  const units = [...unitsOf(planOf(products, 1))];
  const sellable = units.reduce((sum, { isFamily }) => sum + (isFamily ? 5 : 1), 0);
  expect(sellable).toBe(products);
});

it("numbers the rows through without a gap", () => {
  const rows = [...unitsOf(planOf(2000, 1))].flatMap(rowsOf);
  expect(rows).toEqual(rows.map((_, index) => index));
});

it("puts a fifth of the products into families and about 30 % into one category", () => {
  const units = [...unitsOf(planOf(50_000, 1))];
  expect(units.filter(({ isFamily }) => isFamily)).toHaveLength(2000);
  const share = units.filter(({ leaf }) => leaf === 0).length / units.length;
  expect(share).toBeGreaterThan(0.29);
  expect(share).toBeLessThan(0.32);
  expect(Math.max(...units.map(({ leaf }) => leaf))).toBeLessThan(leafCount);
});
