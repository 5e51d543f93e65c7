import { expect, it } from "vitest";
import { singleWords } from "./single-words.ts";

it.each([
  ["speicher", []],
  ["pv speicher", ["speicher"]],
  ["leise wärmepumpe 8 kw altbau", ["wärmepumpe", "altbau", "leise"]],
  ["eins zwei drei vier fünf sechs", ["sechs", "eins", "zwei", "drei"]],
  ["rohr rohr", ["rohr"]],
])("%s → %j", (query, expected) => {
  expect(singleWords(query)).toEqual(expected);
});
