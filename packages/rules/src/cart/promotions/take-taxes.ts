import type { TaxShare } from "../cart-result.ts";

/**
 * The taxes of a discount, taken off what is left of each rate. Lines and discounts are rounded one by one, so a free
 * cart could end with a cent of tax, or with one below zero: the tax of the discount gives way.
 */
export function takeTaxes(off: readonly TaxShare[], left: readonly TaxShare[]): TaxShare[] {
  return off.map((share) => {
    const rest = left.find(({ rate }) => rate === share.rate);
    if (!rest) return share;
    rest.priceCents += share.priceCents;
    const restTax = Math.min(Math.max(0, rest.taxCents + share.taxCents), rest.priceCents);
    const taxCents = restTax - rest.taxCents;
    rest.taxCents = restTax;
    return { ...share, taxCents };
  });
}
