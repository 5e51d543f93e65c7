import { expect, it } from "vitest";
import { addLastSearch, readLastSearches, removeLastSearch } from "./last-searches.ts";

it.each<[string, string[], string, string[]]>([
  ["in small letters", [], "Wärmepumpe ÖKO", ["wärmepumpe öko"]],
  ["the newest first", ["rohr"], "pumpe", ["pumpe", "rohr"]],
  ["each once", ["rohr", "pumpe"], "PUMPE", ["pumpe", "rohr"]],
  ["not with three letters", ["rohr"], "ofe", ["rohr"]],
  ["with four", ["rohr"], "ofen", ["ofen", "rohr"]],
  ["not nothing", ["rohr"], "", ["rohr"]],
])("keeps %s [198, 200]", (_name, kept, term, expected) => {
  expect(addLastSearch(kept, term, 20)).toEqual(expected);
});

it("keeps no more than configured [199]", () => {
  const many = Array.from({ length: 20 }, (_, index) => `suche ${index}`);
  expect(addLastSearch(many, "neue", 20)).toEqual(["neue", ...many.slice(0, 19)]);
  expect(addLastSearch(many, "neue", 2)).toEqual(["neue", "suche 0"]);
  expect(addLastSearch([], "neue", 0)).toEqual([]);
});

it("removes one [55]", () => {
  expect(removeLastSearch(["rohr", "pumpe"], "rohr")).toEqual(["pumpe"]);
});

it.each([
  [null, []],
  ["", []],
  ["{}", []],
  ["[1", []],
  ['["pumpe",1,null]', ["pumpe"]],
])("reads %j", (stored, expected) => {
  expect(readLastSearches(stored)).toEqual(expected);
});
