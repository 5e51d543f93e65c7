import { expect, it } from "vitest";
import { percentGrown, signed } from "./sales-change.ts";

it.each([
  [12, 9, 33],
  [9, 12, -25],
  [0, 4, -100],
  [5, 5, 0],
  [5, 0, null],
  [0, 0, null],
  [1001, 1000, 0],
])("%d after %d is %s percent", (now, before, percent) => {
  expect(percentGrown(now, before)).toBe(percent);
});

it.each([
  [33, "+33 %"],
  [-25, "−25 %"],
  [0, "±0 %"],
  [1234, "+1.234 %"],
])("%d is said %s", (percent, text) => {
  expect(signed(percent, new Intl.NumberFormat("de-DE").format)).toBe(text);
});
