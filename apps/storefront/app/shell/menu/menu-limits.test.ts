import { expect, it } from "vitest";
import { columnsOf, shownEntries } from "./menu-limits.ts";

const entries = Array.from({ length: 12 }, (_, index) => index);

it.each([
  [1, 12],
  [2, 10],
  [3, 8],
  [4, 8],
])("shows on level %i at most %i entries [337]", (level, expected) => {
  expect(shownEntries(entries, level)).toHaveLength(expected);
});

it.each([
  [0, 1],
  [1, 1],
  [4, 1],
  [5, 2],
  [8, 2],
])("puts %i links into %i columns of four [337]", (links, columns) => {
  expect(columnsOf(links)).toBe(columns);
});
