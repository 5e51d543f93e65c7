import { expect, it } from "vitest";
import { stepsOf, valueOfStep } from "./filter-scale.ts";

const values = [5, 6, 8.5, 12, 16];

it.each([
  [null, null, 0, 4],
  [6, 12, 1, 3],
  [7, 11, 2, 2],
  [1, 99, 0, 4],
  [99, null, 4, 4],
  [null, 1, 0, 0],
])("from %s to %s stands at %i and %i", (min, max, low, high) => {
  expect(stepsOf(values, { min, max })).toEqual({ low, high });
});

it.each([
  [0, "min", null],
  [0, "max", 5],
  [2, "min", 8.5],
  [4, "max", null],
  [4, "min", 16],
] as const)("step %i as %s is %s", (step, end, expected) => {
  expect(valueOfStep(values, step, end)).toBe(expected);
});
