import { expect, it } from "vitest";
import { changedLocales, textFormOf, textOf } from "./text-form.ts";

const german = {
  locale: "de-DE",
  name: "Pumpe",
  description: null,
  metaTitle: null,
  metaDescription: null,
  keywords: null,
  packUnit: null,
  packUnitPlural: null,
  customFields: { safety: "Heiß.", guarantee: { years: 5 } },
};

it("sends a language whole, empty as nothing, with fields it does not know", () => {
  const form = textFormOf([german]);
  const typed = { ...form, "de-DE": { ...form["de-DE"], name: " Pumpe Lerche ", "customFields.safety": "" } };
  expect(textOf([german], typed, "de-DE")).toEqual({
    ...german,
    name: "Pumpe Lerche",
    customFields: { guarantee: { years: 5 } },
  });
  expect(textOf([german], form, "de-DE")).toEqual(german);
});

it("knows which languages were written in", () => {
  const form = textFormOf([german]);
  expect(changedLocales(form, form)).toEqual([]);
  expect(changedLocales(form, { ...form, "pl-PL": { ...form["pl-PL"], name: "Pompa" } })).toEqual(["pl-PL"]);
});
