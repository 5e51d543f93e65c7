import { expect, it } from "vitest";
import { readNumber } from "./offer-facts.ts";

it.each([
  ["800 l", "de-DE", 800],
  ["1.000 l", "de-DE", 1000],
  ["2,1 m", "de-DE", 2.1],
  ["1,160 W", "en-GB", 1160],
  ["2.1 m", "en-GB", 2.1],
  ["Weiß", "de-DE", undefined],
])("reads %s in %s as %s", (text, locale, number) => {
  expect(readNumber(text, locale)).toBe(number);
});
