import { expect, it } from "vitest";
import type { Locale } from "@hearth/i18n";
import { loadLanguage } from "../../../../platform/language/load-language.ts";
import type { FilterLabel } from "./active-filters.ts";
import { nameFilter } from "./filter-name.ts";

const range = { kind: "range", group: "SCOP", unit: "", min: 4.6, max: null } as const;
const power = { kind: "range", group: "Power", unit: "kW", min: 5, max: 8.5 } as const;

it.each<[Locale, FilterLabel, string]>([
  ["de-DE", range, "SCOP: ab 4,6"],
  ["en-GB", range, "SCOP: from 4.6"],
  ["pl-PL", range, "SCOP: od 4,6"],
  ["de-DE", power, "Power: 5 bis 8,5 kW"],
  ["en-GB", { ...power, min: null }, "Power: up to 8.5 kW"],
  ["pl-PL", { ...power, max: null }, "Power: od 5 kW"],
  ["de-DE", { kind: "price", minCents: 1000, maxCents: 20_050 }, "10,00 € bis 200,50 €"],
  ["de-DE", { kind: "name", group: "Farbe", name: "Rot" }, "Farbe: Rot"],
])("%s reads %j as %s", async (locale, label, expected) => {
  const { name } = nameFilter({ key: "k", search: "", label }, await loadLanguage(locale));
  expect(name.replaceAll("\u00a0", " ")).toBe(expected);
});
