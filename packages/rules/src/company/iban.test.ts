import { expect, it } from "vitest";
import { isIban, tidyIban } from "./iban.ts";

it.each([
  ["DE02120300000000202051", true],
  ["PL61109010140000071219812874", true],
  ["MT84MALT011000012345MTLCAST001S", true],
  ["DE02120300000000202015", false],
  ["DE0212030000000020205", false],
  ["DE02 1203 0000 0000 2020 51", false],
  ["", false],
])("%s: %s", (iban, is) => {
  expect(isIban(iban)).toBe(is);
});

it("takes the blanks out that people write", () => {
  expect(tidyIban(" de02 1203 0000 0000 2020 51 ")).toBe("DE02120300000000202051");
});
