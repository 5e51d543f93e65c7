import { browserIds, keepBrowserIds } from "./kept-wishlist.ts";
import { addItem, withoutItems } from "./wishlist-rules.ts";
import type { ItemChange } from "./wishlist-rules.ts";

/** Why a change was not made: a text of ours, or what the shop said. */
export type Refusal =
  { key: "wishlist.full" | "wishlist.noStorage" | "wishlist.noAnswer" } | { detail: string };

/** Changes the list this browser keeps, at once: whoever leaves the page right after the click keeps the item too. */
export function changeBrowserItem({ intent, id }: ItemChange): Refusal | null {
  const before = browserIds();
  const after = intent === "add" ? addItem(before, id) : withoutItems(before, [id]);
  if (after === null) return { key: "wishlist.full" };
  return keepBrowserIds(after) ? null : { key: "wishlist.noStorage" };
}
