import { expect, it } from "vitest";
import { slope } from "./slope.ts";

it.each([
  { values: [5], grows: 0 },
  { values: [100, 100, 100], grows: 0 },
  { values: [100, 102, 104], grows: 2 },
  { values: [104, 102, 100], grows: -2 },
  { values: [100, 90, 110, 100], grows: 2 },
])("$values grow by $grows", ({ values, grows }) => {
  expect(slope(values)).toBeCloseTo(grows);
});
