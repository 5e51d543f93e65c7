import { isProductId, MOST_ITEMS } from "./wishlist-rules.ts";
import type { ItemChange } from "./wishlist-rules.ts";

/** What a form wants of the list on the server. */
export type WishlistChange = ItemChange | { intent: "merge"; ids: string[] };

/** Null: no form of the shop sends this. */
export function readWishlistChange(form: FormData): WishlistChange | null {
  const merged = form.get("merge");
  if (typeof merged === "string") {
    const ids = [...new Set(merged.split(","))];
    return ids.length <= MOST_ITEMS && ids.every(isProductId) ? { intent: "merge", ids } : null;
  }
  for (const intent of ["add", "remove"] as const) {
    const id = form.get(intent);
    if (id !== null) return isProductId(id) ? { intent, id } : null;
  }
  return null;
}
