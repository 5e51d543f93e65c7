import { scaleCents } from "./money.ts";

export type TaxState = "gross" | "net" | "tax-free";

/** Tax in whole cents contained in a gross amount, or to be added to a net amount. */
export function taxCents(cents: number, ratePercent: number, state: TaxState): number {
  if (state === "tax-free") return 0;
  return state === "gross"
    ? scaleCents(cents, ratePercent, 100 + ratePercent)
    : scaleCents(cents, ratePercent, 100);
}

/** Net from gross: the tax is rounded half-up to the cent, net is the rest, so both always add up. */
export function netFromGross(grossCents: number, ratePercent: number): number {
  return grossCents - taxCents(grossCents, ratePercent, "gross");
}
