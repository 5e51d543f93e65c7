import type { EnergyLabelData } from "../energy-label/public.ts";
import type { JsonLdObject } from "./json-ld.tsx";

const CATEGORY_URL = "https://schema.org/EUEnergyEfficiencyCategory";

/** The names of schema.org, best first. */
const categories = new Map([
  ["A+++", "A3Plus"],
  ["A++", "A2Plus"],
  ["A+", "A1Plus"],
  ...[..."ABCDEFG"].map((letter) => [letter, letter] as const),
]);

function category(energyClass: string): string | undefined {
  const name = categories.get(energyClass);
  return name === undefined ? undefined : CATEGORY_URL + name;
}

/** A class that schema.org does not know is better left out than guessed. */
export function energySchema({ energyClass, from, to }: EnergyLabelData): JsonLdObject[] {
  const own = category(energyClass);
  if (!own) return [];
  return [
    {
      "@type": "EnergyConsumptionDetails",
      hasEnergyEfficiencyCategory: own,
      energyEfficiencyScaleMin: category(to),
      energyEfficiencyScaleMax: category(from),
    },
  ];
}
