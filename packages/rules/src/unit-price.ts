import { scaleCents } from "./money.ts";

export interface Measure {
  /** How much of the unit one purchase holds, for example 200 for a coil of 200 m. */
  purchaseUnit: number;
  /** The amount the unit price refers to, for example 1 for one metre. */
  referenceUnit: number;
}

/** Price per reference unit (Grundpreis), or null where it would say nothing new. */
export function unitPriceCents(priceCents: number, measure: Measure): number | null {
  const { purchaseUnit, referenceUnit } = measure;
  if (purchaseUnit <= 0 || referenceUnit <= 0 || purchaseUnit === referenceUnit) return null;
  return scaleCents(priceCents, referenceUnit, purchaseUnit);
}
