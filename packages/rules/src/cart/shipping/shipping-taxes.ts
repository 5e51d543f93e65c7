import type { TaxState } from "../../tax.ts";
import { addShares } from "../add-shares.ts";
import type { TaxShare } from "../cart-result.ts";
import { taxShare } from "../price-line.ts";
import { splitCents } from "../split-cents.ts";

interface TaxedShipping {
  taxState: TaxState;
  /** Costs after discounts. */
  cents: number;
  lines: readonly TaxShare[];
  /** Below zero. */
  discounts: readonly TaxShare[];
}

/** Sending is taxed like what is sent: its costs are split over the rates of the goods, by what they cost in the end. */
export function shippingTaxes({ taxState, cents, lines, discounts }: TaxedShipping): TaxShare[] {
  if (cents === 0) return [];
  const left = addShares([...lines, ...discounts]);
  const goods = left.some((share) => share.priceCents > 0) ? left : addShares(lines);
  const parts = splitCents(
    cents,
    goods.map((share) => share.priceCents),
  );
  return goods
    .map(({ rate }, index) => taxShare(parts[index] ?? 0, rate, taxState))
    .filter((share) => share.priceCents > 0);
}
