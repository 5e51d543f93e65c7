import { expect, it } from "vitest";
import { ratingScore } from "./rating-score.ts";

const score = (average: number, reviews: number) => ratingScore({ average, reviews }) ?? 0;

it.each<[string, number, number]>([
  ["200 of 4.8 before a single five", score(4.8, 200), score(5, 1)],
  ["ten fives before a single five", score(5, 10), score(5, 1)],
  ["more points of as many", score(4.6, 20), score(4.5, 20)],
  ["forty fives before 200 of 4.8", score(5, 40), score(4.8, 200)],
  ["a single one before many of them", score(1, 1), score(1, 50)],
])("puts %s", (_, first, second) => {
  expect(first).toBeGreaterThan(second);
});

it("has no place for what nobody judged, and whole numbers for all others", () => {
  expect(ratingScore({ average: null, reviews: 0 })).toBeNull();
  expect(score(4.33, 3)).toBe(4124);
  expect(score(5, 1_000_000)).toBe(5000);
});
