import { expect, it } from "vitest";
import { centsOf, moneyText } from "./money-text.ts";

it.each([
  ["19,90", 1990],
  ["19.9", 1990],
  [" 7 ", 700],
  ["0,05", 5],
  ["1.234", null],
  ["1.234,50", null],
  ["-3", null],
  ["", null],
])("reads %j as %j cents", (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

it("writes what it reads", () => {
  expect([moneyText(123_450, "de-DE"), moneyText(5, "en-GB"), moneyText(null, "pl-PL")]).toEqual([
    "1234,50",
    "0.05",
    "",
  ]);
});
