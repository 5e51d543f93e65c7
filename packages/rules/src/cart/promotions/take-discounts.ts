import type { TaxState } from "../../tax.ts";
import type { CalculatedDiscount, TaxShare } from "../cart-result.ts";
import type { PricedLine } from "../price-line.ts";
import type { Discount, Promotion } from "../promotion.ts";
import { amountOff } from "./amount-off.ts";
import { cartShares } from "./cart-shares.ts";
import { discountAmounts } from "./discount-amounts.ts";
import { setShares } from "./set-shares.ts";
import { takeTaxes } from "./take-taxes.ts";

/** What discounts have not taken yet; each one lowers it for those after it. */
export interface Remainder {
  taxState: TaxState;
  lines: readonly PricedLine[];
  /** Cents left of each line, in their order. */
  left: number[];
  /** Price and tax left of each rate. */
  taxLeft: TaxShare[];
  shippingCents: number;
}

/** The lines of a promotion's discounts. Empty: it takes nothing, and the remainder is as before. */
export function takeDiscounts({ id, discounts }: Promotion, remainder: Remainder): CalculatedDiscount[] {
  const found: CalculatedDiscount[] = [];
  for (const discount of discounts) {
    const amounts =
      discount.scope === "delivery" ? offShipping(discount, remainder) : offGoods(discount, remainder);
    if (amounts) found.push({ promotionId: id, discountId: discount.id, ...amounts });
  }
  return found;
}

/** The saving shows in the delivery, so the line itself is worth nothing. */
function offShipping(discount: Discount, remainder: Remainder) {
  const off = amountOff(discount, remainder.shippingCents);
  if (off === 0) return null;
  remainder.shippingCents -= off;
  return { totalCents: 0, taxes: [], shares: [] };
}

function offGoods(discount: Discount, { lines, left, taxLeft, taxState }: Remainder) {
  const cents =
    discount.scope === "set" ? setShares(discount, lines, left) : cartShares(discount, lines, left);
  cents.forEach((off, index) => (left[index] = (left[index] ?? 0) - off));
  const amounts = discountAmounts(cents, lines, taxState);
  return amounts && { ...amounts, taxes: takeTaxes(amounts.taxes, taxLeft) };
}
