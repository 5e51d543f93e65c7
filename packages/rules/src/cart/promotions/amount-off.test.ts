import { expect, it } from "vitest";
import type { Discount } from "../promotion.ts";
import { amountOff } from "./amount-off.ts";
import { discount } from "./promotion.fixture.ts";

it.each<[Discount["type"], number, number | null, number, number]>([
  ["percentage", 1000, null, 4990, 499],
  ["percentage", 1250, null, 996, 125],
  ["percentage", 1000, 300, 4990, 300],
  ["percentage", 1000, 0, 4990, 0],
  ["percentage", 1000, -1, 4990, 0],
  ["percentage", 10_000, null, 4990, 4990],
  ["percentage", 15_000, null, 4990, 4990],
  ["percentage", -1000, null, 4990, 0],
  ["percentage", 1000, null, 4, 0],
  ["percentage", 1000, null, 5, 1],
  ["absolute", 500, null, 4990, 500],
  ["absolute", 500, 100, 4990, 500],
  ["absolute", 5000, null, 4990, 4990],
  ["absolute", -1, null, 4990, 0],
  ["fixed", 990, null, 4990, 4000],
  ["fixed", 4990, null, 4990, 0],
  ["fixed", 6000, null, 4990, 0],
  ["fixed", -10, null, 4990, 4990],
  ["fixed_unit", 990, null, 4990, 4000],
])("%s %d (at most %s) of %d cents takes %d", (type, value, maxCents, cents, expected) => {
  expect(amountOff(discount({ type, value, maxCents }), cents)).toBe(expected);
});
