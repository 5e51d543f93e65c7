import { expect, it } from "vitest";
import { wordsOf } from "./search-rule-kinds.ts";

it.each([
  ["Wärmepumpe", ["Wärmepumpe"]],
  [" Wärmepumpe , WP,,", ["Wärmepumpe", "WP"]],
  ["", []],
])("reads %j as words", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
