/** Ids of products on the list of a visitor who is not signed in. */
export const wishlistKey = "wishlist";

export function storedCount(stored: string | null): number {
  try {
    const ids: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(ids) ? new Set(ids).size : 0;
  } catch {
    return 0;
  }
}
