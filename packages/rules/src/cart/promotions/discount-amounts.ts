import type { TaxState } from "../../tax.ts";
import type { CalculatedDiscount, TaxShare } from "../cart-result.ts";
import { taxShare, type PricedLine } from "../price-line.ts";

type Amounts = Pick<CalculatedDiscount, "totalCents" | "taxes" | "shares">;

/** Total, taxes and shares of a discount on goods; null if it takes nothing. `cents` is what each line gets off. */
export function discountAmounts(
  cents: readonly number[],
  lines: readonly PricedLine[],
  taxState: TaxState,
): Amounts | null {
  const shares: Amounts["shares"] = [];
  const byRate = new Map<number, number>();
  let total = 0;
  lines.forEach(({ line, tax }, index) => {
    const off = cents[index] ?? 0;
    if (off <= 0) return;
    shares.push({ lineId: line.id, cents: off });
    byRate.set(tax.rate, (byRate.get(tax.rate) ?? 0) + off);
    total += off;
  });
  return total === 0 ? null : { totalCents: -total, taxes: taxesOf(byRate, taxState), shares };
}

function taxesOf(byRate: ReadonlyMap<number, number>, taxState: TaxState): TaxShare[] {
  return [...byRate]
    .toSorted(([rate], [other]) => rate - other)
    .map(([rate, cents]) => taxShare(-cents, rate, taxState));
}
