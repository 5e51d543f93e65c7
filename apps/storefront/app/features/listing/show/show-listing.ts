import { swapPage } from "../../../platform/browser/swap-page.ts";
import { listingSearch, readListingQuery } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { listingStore } from "./listing-store.ts";
import type { PendingListing } from "./listing-store.ts";

type Change = Partial<ListingQuery>;

/** Adds to what is chosen, also to what is not answered yet. Other products begin with the first page. */
export function choose(change: Change | ((chosen: ListingQuery) => Change)): void {
  const { pathname, search } = location;
  const chosen = listingStore.getState().pending?.query ?? readListingQuery(new URLSearchParams(search));
  const changed = typeof change === "function" ? change(chosen) : change;
  void showListing(pathname + listingSearch({ ...chosen, page: 1, ...changed }));
}

/** Shows the listing of an address in place. Answers whether it is there. */
export function showListing(url: string): Promise<boolean> {
  return show(url, "instead");
}

/** Shows the same listing with one page more. No step of its own in the history. */
export function showMore(url: string): Promise<boolean> {
  return show(url, "behind");
}

async function show(url: string, place: PendingListing["place"]): Promise<boolean> {
  const { href, searchParams } = new URL(url, location.href);
  // Enter in a field is a change and a submission.
  if (href === (listingStore.getState().pending?.url ?? location.href)) return false;
  const pending = { url: href, query: readListingQuery(searchParams), place };
  listingStore.setState({ pending });
  const history = place === "behind" ? "replace" : "push";
  const isShown = await swapPage(href, { region: "listing", history });
  if (listingStore.getState().pending === pending) listingStore.setState({ pending: null });
  return isShown;
}
