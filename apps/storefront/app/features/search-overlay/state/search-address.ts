import { listingSearch, plainListing, readListingQuery } from "../../../platform/shop/listing-query.ts";
import type { SearchState, Sorting } from "./search-state.ts";

type Shown = Pick<SearchState, "term" | "image" | "sorting" | "filters" | "page">;

/** How the page of results calls these orders; the one it begins with is not named. */
const orders: Record<Sorting, string | null> = {
  relevance: null,
  "price-desc": "price-desc",
  "price-asc": "price-asc",
};

/**
 * The query of the page `/search` that shows the same search, for reload, bookmarks and whoever gets the link. Null where there is
 * none: pictures are kept nowhere.
 */
export function addressOf({ term, image, sorting, filters, page }: Shown): string | null {
  if (term === "" || image !== null) return null;
  const { minPriceCents, maxPriceCents } = filters;
  return listingSearch({ ...plainListing, term, order: orders[sorting], minPriceCents, maxPriceCents, page });
}

export function termIn(search: string): string {
  return readListingQuery(new URLSearchParams(search)).term ?? "";
}
