import { useEffect, useLayoutEffect } from "react";
import { useStore } from "zustand";
import { accountCopy, browserIds, isCustomer, keepAccountCopy } from "./kept-wishlist.ts";
import { showKept, wishlistStore } from "./wishlist-store.ts";

/** The page of an account's list is the newest that is known of it, and it is the page of one visitor. */
export function useTrustedPage(given: readonly string[] | null): void {
  useLayoutEffect(() => {
    if (given === null || !isCustomer() || browserIds().length > 0) return;
    if ((accountCopy()?.atMs ?? 0) >= performance.timeOrigin) return;
    keepAccountCopy(given);
    showKept();
    // oxlint-disable-next-line react/exhaustive-deps -- what the page came with
  }, []);

  const ids = useStore(wishlistStore, (wishlist) => wishlist.ids);
  const isOfAccount = given !== null;
  useEffect(() => {
    // Signed in or out in another tab: the page belongs to somebody else.
    if (ids !== null && isCustomer() !== isOfAccount) location.reload();
  }, [ids, isOfAccount]);
}
