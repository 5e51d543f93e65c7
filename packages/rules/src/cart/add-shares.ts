import type { TaxShare } from "./cart-result.ts";

/** One share per tax rate, rates ascending, each the sum of those given. */
export function addShares(shares: readonly TaxShare[]): TaxShare[] {
  const sums: TaxShare[] = [];
  for (const { rate, priceCents, taxCents } of shares) {
    const sum = sums.find((candidate) => candidate.rate === rate);
    if (sum) {
      sum.priceCents += priceCents;
      sum.taxCents += taxCents;
    } else sums.push({ rate, priceCents, taxCents });
  }
  return sums.toSorted((a, b) => a.rate - b.rate);
}
