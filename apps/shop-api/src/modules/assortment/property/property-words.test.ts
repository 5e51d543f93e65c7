import { expect, it } from "vitest";
import type { ReferenceData } from "../../reference/index.ts";
import { inOtherUnit, type PropertyWords, unitIn, wordsProblem } from "./property-words.ts";

const languages = [
  { id: "d", locale_code: "de-DE" },
  { id: "e", locale_code: "en-GB" },
];
const reference = {
  rows: { languages, channels: [{ language_id: "d" }] },
  language: new Map(languages.map((each) => [each.id, each])),
} as unknown as ReferenceData;
const german = { id: "d", locale_code: "de-DE" };

const power = (names: readonly string[], unit?: string): PropertyWords => ({
  texts: { d: { name: "Leistung", ...(unit && { unit }) }, e: { name: "Output" } },
  options: names.map((name) => ({ id: name, texts: { d: { name } } })),
});

it.each<[string, PropertyWords, string | null]>([
  ["what its options are counted in", power(["5 kW", "7,5 kW"]), "kW"],
  ["none where they are counted differently", power(["5 kW", "7 W"]), null],
  ["none where they are words", power(["rund"]), null],
  ["what staff wrote before that", power([], "kW"), "kW"],
])("the unit is %s", (_, words, unit) => {
  expect(unitIn(words, german)).toBe(unit);
});

it("what is written once counts in every language", () => {
  expect(unitIn(power(["5 kW", "8 kW"]), { id: "e", locale_code: "en-GB" })).toBe("kW");
});

it.each<[string, PropertyWords, string | null]>([
  ["amounts of its unit are fine", power(["5 kW", "8 kW"], "kW"), null],
  ["so is a unit nothing is counted in yet", power([], "kW"), null],
  ["a word among amounts is none", power(["5 kW", "viel"], "kW"), "NO_AMOUNT"],
  ["nor is another unit", power(["5 W"], "kW"), "NO_AMOUNT"],
  ["two options of one name are one too many", power(["5 kW", "5 KW"]), "NAMED_TWICE"],
  ["a word that has to be translated is missing", power(["Königsblau"]), "WORDS_MISSING"],
  ["so is a name", { texts: { d: { name: "Leistung" } }, options: [] }, "WORDS_MISSING"],
  ["an option without a name in the shop's language is none", power([""]), "WORDS_MISSING"],
])("%s", (_, words, problem) => {
  expect(wordsProblem(words, reference)).toBe(problem);
});

it("writes an amount with another unit, and leaves the number alone", () => {
  expect(inOtherUnit("7,5 KW", "KW", "kW")).toBe("7,5 kW");
  expect(inOtherUnit("rund", "KW", "kW")).toBe("rund");
  expect(inOtherUnit("7,5 kW", null, "kW")).toBe("7,5 kW");
});
