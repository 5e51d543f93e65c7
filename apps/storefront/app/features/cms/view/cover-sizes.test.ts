import { expect, it } from "vitest";
import { coverSizes } from "./cover-sizes.ts";

const sizes = "(min-width: 80rem) 37rem, (min-width: 48rem) 48vw, 100vw";

it("stays as it is where nothing is cut at the sides", () => {
  expect(coverSizes(sizes, { width: 900, height: 600 })).toBe(sizes);
  expect(coverSizes(sizes, { width: 600, height: 900 })).toBe(sizes);
});

it("grows with what is cut", () => {
  expect(coverSizes(sizes, { width: 1800, height: 600 })).toBe(
    "(min-width: 80rem) calc(37rem * 2), (min-width: 48rem) calc(48vw * 2), calc(100vw * 2)",
  );
});
