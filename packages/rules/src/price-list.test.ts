import { expect, it } from "vitest";
import { priceListProblem } from "./price-list.ts";

it.each<[[from: number, grossCents: number][], ReturnType<typeof priceListProblem>]>([
  [[[1, 100]], null],
  [[[1, 0]], null],
  [
    [
      [1, 100],
      [10, 90],
      [50, 90],
    ],
    null,
  ],
  [[], "FIRST_TIER_MISSING"],
  [[[2, 100]], "FIRST_TIER_MISSING"],
  [
    [
      [1, 100],
      [1, 90],
    ],
    "TIERS_NOT_ASCENDING",
  ],
  [
    [
      [1, 100],
      [10, 90],
      [5, 80],
    ],
    "TIERS_NOT_ASCENDING",
  ],
  [
    [
      [1, 100],
      [10, 101],
    ],
    "MORE_COSTS_MORE",
  ],
])("%j: %s", (tiers, problem) => {
  const wished = tiers.map(([from, grossCents]) => ({ from, grossCents }));
  expect(priceListProblem({ listGrossCents: null, tiers: wished })).toBe(problem);
});
