import { expect, it } from "vitest";
import { nextLookMs } from "./poll-rule.ts";

it.each([
  [0, 2000],
  [4, 2000],
  [5, 5000],
  [29, 5000],
  [30, null],
])("after %i looks it waits %s", (looks, expected) => {
  expect(nextLookMs(looks)).toBe(expected);
});
