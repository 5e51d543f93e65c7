import { createStore } from "zustand/vanilla";
import { keptIds } from "./kept-wishlist.ts";
import { withChanges } from "./wishlist-rules.ts";
import type { ItemChange } from "./wishlist-rules.ts";

interface Wishlist {
  /** Newest first, changes that are on their way included. Null: not looked up yet, what the server wrote counts. */
  ids: readonly string[] | null;
  /** What was clicked and is not answered yet. */
  pending: readonly ItemChange[];
}

/** The wishlist of whoever looks at this page. Changed in the browser only. */
export const wishlistStore = createStore<Wishlist>(() => ({ ids: null, pending: [] }));

/** Shows the list as this browser knows it now. */
export function showKept(pending = wishlistStore.getState().pending): void {
  wishlistStore.setState({ ids: withChanges(keptIds(), pending), pending });
}

/** A click shows at once. */
export function addPending(change: ItemChange): void {
  showKept([...wishlistStore.getState().pending, change]);
}

/** It was answered: what is kept is the truth now, whether it went well or not. */
export function removePending(change: ItemChange): void {
  showKept(wishlistStore.getState().pending.filter((other) => other !== change));
}
