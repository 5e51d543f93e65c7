import { expect, it } from "vitest";
import { isGtin13 } from "./gtin.ts";

it.each([
  ["4006381333931", true],
  ["5901234123457", true],
  ["4006381333932", false],
  ["400638133393", false],
  ["40063813339311", false],
  ["400638133393X", false],
])("judges %s as %s", (code, valid) => {
  expect(isGtin13(code)).toBe(valid);
});
