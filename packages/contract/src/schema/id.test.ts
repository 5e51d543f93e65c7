import { expect, it } from "vitest";
import { isId } from "./id-pattern.ts";

it.each([
  ["0190f5a2b3c47d8e9f00112233445566", true],
  ["0190F5A2B3C47D8E9F00112233445566", false],
  ["0190f5a2-b3c4-7d8e-9f00-112233445566", false],
  ["0190f5a2b3c47d8e9f0011223344556", false],
  ["0190f5a2b3c47d8e9f00112233445566\n", false],
  ["", false],
  [7, false],
  [null, false],
])("says whether %j is an id: %s", (value, expected) => {
  expect(isId(value)).toBe(expected);
});
