import { expect, it } from "vitest";
import { readMark } from "./marks.ts";

it.each([
  ["tracks a purchase once [188]", [188]],
  ["tracks a purchase once [188, 191]", [188, 191]],
  ["fills every block [287-290, 292]", [287, 288, 289, 290, 292]],
  ["in ${locale} [14]", [14]],
])("reads the items at the end of “%s”", (title, items) => {
  expect(readMark(title)?.items).toEqual(items);
});

it.each([
  "has no mark",
  "has [12] in the middle",
  "has a word [twelve]",
  "has a list without room [1,2]",
  "takes a body of []",
])("sees no mark in “%s”", (title) => {
  expect(readMark(title)).toBeUndefined();
});

it("reads nothing from a range that runs backwards", () => {
  expect(readMark("fills blocks [12-10]")?.items).toEqual([]);
});
