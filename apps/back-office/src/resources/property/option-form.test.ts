import type { PropertySheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { amountNames, moved, optionInput, typedOptions } from "./option-form.ts";
import { propertyInput, typedProperty } from "./property-form.ts";

const property: PropertySheet = {
  id: "1",
  texts: [
    { locale: "de-DE", name: "Garantie", unit: "Jahre" },
    { locale: "en-GB", name: "Guarantee", unit: "years" },
    { locale: "pl-PL", name: "Gwarancja", unit: null },
  ],
  isFilter: true,
  isShown: false,
  sorting: "position",
  position: 4,
  options: [{ id: "a", names: [{ locale: "de-DE", name: "5 Jahre" }], products: 2 }],
  products: 2,
  categories: 0,
  version: 3,
};

it("sends what was only looked at as it is", () => {
  expect(optionInput(typedOptions(property))).toEqual([
    { id: "a", names: [{ locale: "de-DE", name: "5 Jahre" }] },
  ]);
  const { texts, isFilter, isShown, sorting, position } = property;
  expect(propertyInput(typedProperty(property))).toEqual({ texts, isFilter, isShown, sorting, position });
});

it("writes a number with its unit as each language does", () => {
  expect(amountNames("1234,5", property)).toEqual({
    "de-DE": "1.234,5 Jahre",
    "en-GB": "1,234.5 years",
    "pl-PL": "1234,5",
  });
  expect(amountNames("viel", property)).toBeNull();
});

it.each<[number, 1 | -1, string]>([
  [0, 1, "bac"],
  [2, -1, "acb"],
  [0, -1, "abc"],
  [2, 1, "abc"],
])("what stands at %i goes by %i: %s", (from, by, expected) => {
  expect(moved(["a", "b", "c"], from, by).join("")).toBe(expected);
});
