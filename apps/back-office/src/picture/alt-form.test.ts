import { expect, it } from "vitest";
import { altFormOf, altOf } from "./alt-form.ts";

it("has a field for every language", () => {
  expect(altFormOf([{ locale: "pl-PL", text: "Pompa" }])).toEqual({
    "de-DE": "",
    "en-GB": "",
    "pl-PL": "Pompa",
  });
});

it("sends what was written, and keeps what it does not know", () => {
  const form = { "de-DE": " Pumpe ", "en-GB": "  ", "pl-PL": "Pompa" };
  const before = [
    { locale: "fr-FR", text: "Pompe" },
    { locale: "en-GB", text: "Pump" },
  ];
  expect(altOf(form, before)).toEqual([
    { locale: "fr-FR", text: "Pompe" },
    { locale: "de-DE", text: "Pumpe" },
    { locale: "pl-PL", text: "Pompa" },
  ]);
});
