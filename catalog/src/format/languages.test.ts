import { expect, it } from "vitest";
import { languageChains, textIn } from "./languages.ts";

const languages = [
  { key: "de", name: "Deutsch", locale: "de-DE" },
  { key: "en", name: "English", locale: "en-GB", fallback: "de" },
  { key: "pl", name: "Polski", locale: "pl-PL", fallback: "en" },
  { key: "fr", name: "Français", locale: "fr-FR" },
];

it.each([
  ["de", ["de"]],
  ["pl", ["pl", "en", "de"]],
  ["fr", ["fr", "de"]],
])("looks for a text of %s in %j", (language, chain) => {
  expect(languageChains(languages, "de").get(language)).toEqual(chain);
});

it("ends on a circle of fallbacks", () => {
  const circle = languages.map((language) => ({
    ...language,
    fallback: language.key === "de" ? "pl" : "de",
  }));
  expect(languageChains(circle, "de").get("de")).toEqual(["de", "pl"]);
});

it.each([
  [["pl", "en", "de"], "English"],
  [["de"], "Deutsch"],
])("reads along %j", (chain, text) => {
  expect(textIn({ de: "Deutsch", en: "English" }, chain)).toBe(text);
});
