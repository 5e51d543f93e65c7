import { expect, it } from "vitest";
import { placeAmong } from "./place-among.ts";

it.each([
  ["a", 0, "abc"],
  ["a", 1, "bac"],
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 1, "abc"],
  ["b", 99, "acb"],
])("%s at %i: %s", (id, position, expected) => {
  expect(placeAmong(["a", "b", "c"], id, position).join("")).toBe(expected);
});
