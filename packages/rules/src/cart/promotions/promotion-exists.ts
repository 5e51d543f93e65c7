import type { Promotion } from "../promotion.ts";

/**
 * To buyers a promotion outside its dates, or redeemed as often as it may be, is one that never was.
 * Whether the last redemption is still there when several carts want it is decided by the order.
 */
export function promotionExists(promotion: Promotion, now: number): boolean {
  return absenceOf(promotion, now) === null;
}

export type AbsenceCode = "NOT_YET" | "OVER" | "USED_UP";

/** Told to staff only. Null: it exists. */
export function absenceOf(promotion: Promotion, now: number): AbsenceCode | null {
  const { validFrom, validUntil, redemptionsLeft } = promotion;
  if (validFrom !== null && now < validFrom) return "NOT_YET";
  if (validUntil !== null && now >= validUntil) return "OVER";
  return redemptionsLeft !== null && redemptionsLeft <= 0 ? "USED_UP" : null;
}
