import type { Promotion } from "../promotion.ts";

/**
 * To buyers a promotion outside its dates, or redeemed as often as it may be, is one that never was.
 * Whether the last redemption is still there when several carts want it is decided by the order.
 */
export function promotionExists(promotion: Promotion, now: number): boolean {
  const { validFrom, validUntil, redemptionsLeft } = promotion;
  return (
    (validFrom === null || now >= validFrom) &&
    (validUntil === null || now < validUntil) &&
    (redemptionsLeft === null || redemptionsLeft > 0)
  );
}
