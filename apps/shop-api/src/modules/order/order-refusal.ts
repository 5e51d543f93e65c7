import { failure } from "@hearth/contract";

/** Why the order could not be written as it was calculated. All but `share` mean: read and calculate again. */
export type OrderRefusal = "cart" | "stock" | "code" | "redemptions" | "busy" | "share";

const refusals: readonly string[] = ["cart", "stock", "code", "redemptions", "share"];

interface DatabaseFault {
  code?: unknown;
  message?: unknown;
  constraint_name?: unknown;
}

export function isUniqueViolation(error: unknown): boolean {
  return (error as DatabaseFault).code === "23505";
}

/** Null: something else went wrong. */
export function refusalOf(error: unknown): OrderRefusal | null {
  const { code, message, constraint_name: constraint } = error as DatabaseFault;
  if (code === "HR001" && refusals.includes(String(message))) return String(message) as OrderRefusal;
  // The same buyer redeems at the same moment in another order.
  if (code === "23505") return constraint === "promotion_redemption_slot" ? "redemptions" : "cart";
  // The customer was erased meanwhile, or two orders waited for each other.
  if (code === "23503") return "cart";
  return code === "40P01" ? "busy" : null;
}

/** Only buyers who pay at once may have these goods now. */
export function payAtOnce() {
  return failure(409, "HEARTH__PAY_AT_ONCE", {
    detail: "These goods are not held for somebody unknown who pays later.",
  });
}
