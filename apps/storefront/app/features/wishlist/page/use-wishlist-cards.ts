import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { useLanguage } from "../../../platform/language/language.tsx";
import { isCustomer } from "../kept-wishlist.ts";
import { fetchCards } from "./wishlist-cards.ts";
import { showKept, wishlistStore } from "../wishlist-store.ts";
import { ownHtml } from "../../../platform/browser/own-html.ts";

/** Kept as React takes it: another object would put the same HTML in again. Null: the shop does not sell it any more. */
type Fetched = Record<string, { __html: string | TrustedHTML } | null>;

/** Cards of the list: those the page came with, and the HTML of the others as soon as it is there. */
export function useWishlistCards(given: readonly string[] | null) {
  const { href } = useLanguage();
  const ids = useStore(wishlistStore, (wishlist) => wishlist.ids) ?? given;
  const [fetched, setFetched] = useState<Fetched>({});
  const [hasFailed, setFailed] = useState(false);
  const missing = (ids ?? []).filter((id) => !given?.includes(id) && fetched[id] === undefined);
  const wanted = missing.join(",");
  const url = href("/fragments/wishlist");

  useEffect(() => {
    if (wanted === "") return;
    let isWanted = true;
    const asked = wanted.split(",");
    void fetchCards(url, asked).then((cards) => {
      if (!isWanted) return;
      setFailed(cards === null);
      if (!cards) return;
      const found = asked.map(
        (id) => [id, cards[id] === undefined ? null : { __html: ownHtml(cards[id]) }] as const,
      );
      setFetched((before) => ({ ...before, ...Object.fromEntries(found) }));
      const gone = asked.filter((id) => cards[id] === undefined);
      if (gone.length > 0 && !isCustomer()) void forget(gone);
    });
    return () => {
      isWanted = false;
    };
  }, [wanted, url]);

  const known = [...(given ?? []), ...Object.keys(fetched).filter((id) => fetched[id])];
  const shown = (ids ?? []).filter((id) => known.includes(id));
  const isLoading = ids === null || missing.length > 0;
  return {
    shown,
    /** In the order of the list; what was taken off waits at the end, in case it comes back. */
    known: [...shown, ...known.filter((id) => !shown.includes(id))],
    html: (id: string) => fetched[id] ?? null,
    state: hasFailed ? "failed" : isLoading ? "loading" : "ready",
  } as const;
}

async function forget(gone: readonly string[]): Promise<void> {
  const { forgetItems } = await import("../ask-wishlist.ts");
  await forgetItems(gone);
  showKept();
}
