/** What the browser keeps of the cart, so that every page shows the number at once and tabs hear of each other. */
export interface StoredCart {
  count: number;
  version: number;
}

export const STORED_CART_KEY = "hearth-cart";

export function readStoredCart(stored: string | null): StoredCart | null {
  try {
    const value: unknown = JSON.parse(stored ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const { count, version } = value as Partial<StoredCart>;
    return isWhole(count) && isWhole(version) ? { count, version } : null;
  } catch {
    return null;
  }
}

/** As the badge says it; null: no badge. */
export function badgeText(cart: StoredCart | null): string | null {
  if (!cart || cart.count === 0) return null;
  return cart.count > 99 ? "99+" : String(cart.count);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
