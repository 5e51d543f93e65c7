import { expect, it } from "vitest";
import { rangeBuckets } from "./range-buckets.ts";

const at = (value: number, hits = 1) => ({ value, hits });
const counts = (...values: Parameters<typeof rangeBuckets>[0]) =>
  rangeBuckets(values).map(({ count }) => count);

it.each([
  ["both ends", counts(at(0), at(10)), [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ["several values of a part together", counts(at(0, 2), at(0.5, 3), at(10)), [5, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
  ["a border in the upper part", counts(at(0), at(5, 4), at(10)), [1, 0, 0, 0, 0, 4, 0, 0, 0, 1]],
  ["values below zero", counts(at(-10), at(0, 7), at(10)), [1, 0, 0, 0, 0, 7, 0, 0, 0, 1]],
  ["nothing where there is one value", counts(at(6, 9)), []],
  ["nothing of nothing", counts(), []],
])("counts %s", (_, found, expected) => {
  expect(found).toEqual(expected);
});

it("joins its parts without a gap", () => {
  const parts = rangeBuckets([at(4.3), at(5.5)]);
  expect([parts[0]?.min, parts.at(-1)?.max]).toEqual([4.3, 5.5]);
  for (const [index, { min }] of parts.slice(1).entries()) expect(min).toBe(parts[index]?.max);
});
