import { expect, it } from "vitest";
import { ratingSummary } from "./rating-summary.ts";

const counts = (buckets: [string, number][]) => {
  const { histogram, ...rest } = ratingSummary(buckets.map(([key, count]) => ({ key, count })));
  return { ...rest, counts: histogram.map(({ count }) => count) };
};

it.each([
  ["no reviews", [], { count: 0, average: 0, counts: [0, 0, 0, 0, 0] }],
  ["one review", [["4", 1]], { count: 1, average: 4, counts: [0, 1, 0, 0, 0] }],
  [
    "several in any order",
    [
      ["3", 1],
      ["5", 4],
      ["4", 1],
    ],
    { count: 6, average: 4.5, counts: [4, 1, 1, 0, 0] },
  ],
  ["half points", [["4.5", 2]], { count: 2, average: 4.5, counts: [0, 2, 0, 0, 0] }],
  [
    "points that are none",
    [
      ["0", 3],
      ["x", 2],
      ["5", 1],
    ],
    { count: 1, average: 5, counts: [1, 0, 0, 0, 0] },
  ],
] satisfies [string, [string, number][], object][])("sums up %s", (_name, buckets, expected) => {
  expect(counts(buckets)).toEqual(expected);
});
