import type { TaxState } from "../tax.ts";
import { addShares } from "./add-shares.ts";
import type { CalculatedDelivery, CalculatedDiscount, CalculatedLine, CartTotals } from "./cart-result.ts";

interface Summed {
  taxState: TaxState;
  lines: readonly Pick<CalculatedLine, "totalCents" | "tax">[];
  discounts: readonly Pick<CalculatedDiscount, "totalCents" | "taxes">[];
  delivery: Pick<CalculatedDelivery, "cents" | "taxes">;
}

/** What the whole cart costs. Taxes are sums of rounded parts, so that every list of the cart adds up to them. */
export function cartTotals({ taxState, lines, discounts, delivery }: Summed): CartTotals {
  let positionCents = 0;
  const shares = [...delivery.taxes];
  for (const line of lines) {
    positionCents += line.totalCents;
    shares.push(line.tax);
  }
  for (const discount of discounts) {
    positionCents += discount.totalCents;
    shares.push(...discount.taxes);
  }
  const taxes = addShares(shares);
  const taxCents = taxes.reduce((sum, share) => sum + share.taxCents, 0);
  const sumCents = positionCents + delivery.cents;
  return {
    positionCents,
    netCents: taxState === "gross" ? sumCents - taxCents : sumCents,
    totalCents: taxState === "net" ? sumCents + taxCents : sumCents,
    taxes,
  };
}
