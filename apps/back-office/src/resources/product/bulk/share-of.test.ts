import { expect, it } from "vitest";
import { shareOf } from "./share-of.ts";

it.each([
  ["5", 500],
  ["-2,5", -250],
  ["+0.25", 25],
  ["2,555", null],
  ["viel", null],
])("reads %j as %j hundredths of a percent", (text, share) => {
  expect(shareOf(text)).toBe(share);
});
