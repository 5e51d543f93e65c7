import { scaleCents } from "../../money.ts";
import type { Discount } from "../promotion.ts";

/** What a discount takes off an amount as a whole: never more than there is. */
export function amountOff(discount: Discount, cents: number): number {
  const value = Math.max(0, discount.value);
  switch (discount.type) {
    case "percentage":
      return Math.min(cents, percentageOff(discount, cents));
    case "absolute":
      return Math.min(cents, value);
    case "fixed":
    case "fixed_unit":
      return Math.max(0, cents - value);
  }
}

/** Hundredths of a percent of an amount, up to the discount's own limit. */
export function percentageOff({ value, maxCents }: Discount, cents: number): number {
  const off = scaleCents(cents, Math.max(0, value), 10_000);
  return maxCents === null ? off : Math.min(off, Math.max(0, maxCents));
}
