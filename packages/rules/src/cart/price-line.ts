import { tierFor } from "../price-tier.ts";
import { taxCents, type TaxState } from "../tax.ts";
import type { WantedLine } from "./cart-input.ts";
import type { TaxShare } from "./cart-result.ts";

/** A line with its price before discounts. */
export interface PricedLine {
  line: WantedLine;
  quantity: number;
  unitCents: number;
  totalCents: number;
  tax: TaxShare;
}

/** Price of a line whose quantity is already an allowed one. */
export function priceLine(line: WantedLine, taxState: TaxState): PricedLine {
  const { product, quantity } = line;
  const unitCents = tierFor(product.tiers, quantity)?.cents ?? 0;
  const totalCents = unitCents * quantity;
  return { line, quantity, unitCents, totalCents, tax: taxShare(totalCents, product.taxRate, taxState) };
}

/** An amount with the tax it holds or carries. Free of tax there is no rate either. */
export function taxShare(priceCents: number, ordinaryRate: number, taxState: TaxState): TaxShare {
  const rate = taxState === "tax-free" ? 0 : ordinaryRate;
  return { rate, priceCents, taxCents: taxCents(priceCents, rate, taxState) };
}
