import { expect, it } from "vitest";
import { lowestPriceBeforeReduction } from "./lowest-price.ts";

const day = (daysAgo: number) => Date.UTC(2026, 5, 30) - daysAgo * 86_400_000;
const points = (...pairs: [number, number | null][]) =>
  pairs.map(([daysAgo, grossCents]) => ({ validFrom: day(daysAgo), grossCents }));

it("takes the lowest price of the 30 days before the reduction", () => {
  expect(lowestPriceBeforeReduction(points([90, 12000], [25, 9900], [15, 11000], [5, 10000]))).toBe(9900);
});

it("counts the price that was valid when the window opened", () => {
  expect(lowestPriceBeforeReduction(points([90, 9000], [20, 12000], [5, 10000]))).toBe(9000);
});

it("forgets what ended before the window", () => {
  expect(lowestPriceBeforeReduction(points([90, 8000], [60, 12000], [5, 10000]))).toBe(12000);
});

it("anchors the window at the first step of a reduction deepened step by step", () => {
  expect(lowestPriceBeforeReduction(points([90, 12000], [8, 11000], [4, 10000]))).toBe(12000);
});

it("takes a price noted twice for one", () => {
  expect(lowestPriceBeforeReduction(points([90, 12000], [20, 11000], [5, 10000], [0, 10000]))).toBe(12000);
});

it("knows no reduction after a rise, without history, or with a single price", () => {
  expect(lowestPriceBeforeReduction(points([40, 9000], [5, 10000]))).toBeNull();
  expect(lowestPriceBeforeReduction(points([40, 9000]))).toBeNull();
  expect(lowestPriceBeforeReduction([])).toBeNull();
});

it("does not take a pause of the offer for a price", () => {
  expect(lowestPriceBeforeReduction(points([40, 12000], [20, null], [10, 10000]))).toBeNull();
});
