import { expect, it } from "vitest";
import { methodTextsOf, textsOf } from "./method-form.ts";

const texts = [
  { locale: "de-DE", name: "Vorkasse", description: "Erst zahlen." },
  { locale: "en-GB", name: "In advance", description: "" },
];

it("shows every language, and saves only when each has a name", () => {
  const form = methodTextsOf({ texts });
  expect(form.name).toEqual({ "de-DE": "Vorkasse", "en-GB": "In advance", "pl-PL": "" });
  expect(textsOf(form)).toBeNull();
  const whole = { ...form, name: { ...form.name, "pl-PL": " Przedpłata " } };
  expect(textsOf(whole)).toEqual([...texts, { locale: "pl-PL", name: "Przedpłata", description: "" }]);
});
