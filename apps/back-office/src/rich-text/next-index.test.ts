import { expect, it } from "vitest";
import { nextIndex } from "./next-index.ts";

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 4, 0],
  ["ArrowLeft", 0, 4],
  ["Home", 3, 0],
  ["End", 1, 4],
  ["a", 1, null],
])("%s from %i leads to %s", (key, at, expected) => {
  expect(nextIndex(key, at, 5)).toBe(expected);
});
