import { describe, expect, it } from "vitest";
import { discountedGain, mean, ndcg } from "./ndcg.ts";

describe("nDCG", () => {
  it.each([
    ["the best order", [3, 2, 1], 1],
    ["nothing found", [], 0],
    ["only what was not meant", [0, 0, 0], 0],
    ["the worst order", [1, 2, 3], (1 + 3 / Math.log2(3) + 7 / 2) / (7 + 3 / Math.log2(3) + 1 / 2)],
    ["strangers below", [3, 2, 1, 0, 0], 1],
    [
      "a stranger on top",
      [0, 3, 2, 1],
      (7 / Math.log2(3) + 3 / 2 + 1 / Math.log2(5)) / (7 + 3 / Math.log2(3) + 0.5),
    ],
  ])("of %s", (_, grades, expected) => {
    expect(ndcg(grades, [1, 3, 2])).toBeCloseTo(expected, 10);
  });

  it("looks at ten hits, of the answer and of the best answer", () => {
    const many = Array.from({ length: 30 }, () => 3);
    expect(ndcg(many.slice(0, 10), many)).toBe(1);
    expect(discountedGain([...Array.from({ length: 10 }, () => 0), 3])).toBe(0);
  });

  it("has nothing to say where nothing is good", () => {
    expect(ndcg([0], [])).toBe(0);
    expect(mean([])).toBeNull();
    expect(mean([1, 0])).toBe(0.5);
  });
});
