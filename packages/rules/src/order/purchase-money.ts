import { taxCents, type TaxState } from "../tax.ts";

/** Of an order, in its tax state. */
export interface OrderSums {
  taxState: TaxState;
  /** What is paid. */
  totalCents: number;
  taxCents: number;
  shippingCents: number;
  shippingTaxCents: number;
}

/** What a purchase is worth. With tax, whatever the order's tax state; net and tax make the total, goods and shipping the revenue. */
export interface PurchaseMoney {
  productNetCents: number;
  productTaxCents: number;
  productTotalCents: number;
  shippingCents: number;
  revenueCents: number;
}

/** Goods are what is left without shipping, so that discounts are off and no cent is lost by rounding twice. */
export function purchaseMoney(sums: OrderSums): PurchaseMoney {
  const { taxState, totalCents, shippingCents, shippingTaxCents } = sums;
  const shippingGrossCents = taxState === "net" ? shippingCents + shippingTaxCents : shippingCents;
  const productTotalCents = totalCents - shippingGrossCents;
  const productTaxCents = sums.taxCents - shippingTaxCents;
  return {
    productNetCents: productTotalCents - productTaxCents,
    productTaxCents,
    productTotalCents,
    shippingCents: shippingGrossCents,
    revenueCents: totalCents,
  };
}

/** The price of one piece with tax and without. */
export function piecePrices(
  unitCents: number,
  ratePercent: number,
  taxState: TaxState,
): { grossCents: number; netCents: number } {
  const tax = taxCents(unitCents, ratePercent, taxState);
  return taxState === "net"
    ? { grossCents: unitCents + tax, netCents: unitCents }
    : { grossCents: unitCents, netCents: unitCents - tax };
}
