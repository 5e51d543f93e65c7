import type { PricedLine } from "../price-line.ts";
import type { Discount } from "../promotion.ts";
import { splitCents } from "../split-cents.ts";
import { amountOff } from "./amount-off.ts";
import { namesProduct } from "./names-goods.ts";

/** What a discount on the cart takes off each line, of what earlier discounts left of it. */
export function cartShares(
  discount: Discount,
  lines: readonly PricedLine[],
  left: readonly number[],
): number[] {
  const goods = lines.map(({ line }, index) =>
    namesProduct(discount, line.product) ? (left[index] ?? 0) : 0,
  );
  if (discount.type === "fixed_unit") {
    const value = Math.max(0, discount.value);
    return lines.map(({ quantity }, index) => Math.max(0, (goods[index] ?? 0) - value * quantity));
  }
  let sum = 0;
  for (const cents of goods) sum += cents;
  return splitCents(amountOff(discount, sum), goods);
}
