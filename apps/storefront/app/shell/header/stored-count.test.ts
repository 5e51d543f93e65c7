import { expect, it } from "vitest";
import { storedCount } from "./stored-count.ts";

it.each([
  [null, 0],
  ["[]", 0],
  ['["a","b","a"]', 2],
  ['{"a":1}', 0],
  ["not json", 0],
])("counts %j as %i", (stored, expected) => {
  expect(storedCount(stored)).toBe(expected);
});
