import { expect, it } from "vitest";
import { allOptions, firstSuggestion, optionGroups, stepOption } from "./list-options.ts";
import { suggestions } from "./search-state.fixture.ts";
import { noSuggestions } from "./search-state.ts";

it("goes through words, categories, makers, guides and products", () => {
  const groups = optionGroups(suggestions);
  expect(groups.map(({ name }) => name)).toEqual(["words", "categories", "makers", "guides", "products"]);
  expect(allOptions(groups).map(({ text, href }) => [text, href])).toEqual([
    ["pumpengruppe", null],
    ["pumpe 25-60", null],
    ["Umwälzpumpen", "/umwaelzpumpen"],
    ["Pumpora", null],
    ["Pumpen richtig wählen", "/ratgeber/pumpen"],
    ["Umwälzpumpe Tiro", "/tiro"],
  ]);
});

it("leaves empty groups out", () => {
  expect(optionGroups({ ...noSuggestions, makers: ["Pumpora"] }).map(({ name }) => name)).toEqual(["makers"]);
});

it.each([
  ["pump", suggestions, "pumpengruppe"],
  ["Pumpengruppe", suggestions, null],
  ["pump", { ...noSuggestions, makers: ["Pumpora"] }, "Pumpora"],
  ["pump", noSuggestions, null],
])("after %j the Tab key takes the first: %# [59]", (term, given, expected) => {
  expect(firstSuggestion(given, term)).toBe(expected);
});

it.each([
  [null, "ArrowDown", 0],
  [0, "ArrowDown", 1],
  [1, "ArrowDown", null],
  [null, "ArrowUp", 1],
  [1, "ArrowUp", 0],
  [0, "ArrowUp", null],
] as const)("from %s by %s to %s of two", (active, key, expected) => {
  expect(stepOption(active, key, 2)).toBe(expected);
});

it("has nowhere to go in an empty list", () => {
  expect(stepOption(null, "ArrowDown", 0)).toBeNull();
});
