import { expect, it } from "vitest";
import { countedTotal } from "./counted-total.ts";

it.each([
  [0, 0, false],
  [9999, 9999, false],
  [10_000, 10_000, false],
  [10_001, 10_000, true],
])("of %i that were found the list says %i, at least: %s", (found, total, isTotalAtLeast) => {
  expect(countedTotal(found)).toEqual({ total, isTotalAtLeast });
});
