import type { CalculatedPrice, CalculatedTax, TaxRule } from "@hearth/contract";
import { type TaxShare, toAmount } from "@hearth/rules";

export function presentTaxes(shares: readonly TaxShare[]): CalculatedTax[] {
  return shares.map(({ rate, priceCents, taxCents }) => ({
    tax: toAmount(taxCents),
    taxRate: rate,
    price: toAmount(priceCents),
    apiAlias: "cart_tax_calculated",
  }));
}

const HUNDREDTHS = 10_000;

/** Which part of the amount each rate has, in percent. */
export function presentTaxRules(shares: readonly TaxShare[]): TaxRule[] {
  const sum = shares.reduce((total, { priceCents }) => total + priceCents, 0);
  return shares.map(({ rate, priceCents }) => ({
    taxRate: rate,
    percentage: sum === 0 ? 100 / shares.length : Math.round((priceCents / sum) * HUNDREDTHS) / 100,
    apiAlias: "cart_tax_rule",
  }));
}

/** A price of its own that is compared with nothing: shipping, a discount. */
export function presentSum(cents: number, shares: readonly TaxShare[]): CalculatedPrice {
  return {
    unitPrice: toAmount(cents),
    quantity: 1,
    totalPrice: toAmount(cents),
    calculatedTaxes: presentTaxes(shares),
    taxRules: presentTaxRules(shares),
    listPrice: null,
    referencePrice: null,
    regulationPrice: null,
    apiAlias: "calculated_price",
  };
}
