import { createStore } from "zustand/vanilla";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";

/** An address that was asked for and is not shown yet. */
export interface PendingListing {
  url: string;
  query: ListingQuery;
  /** Whether its products come instead of those shown, or behind them. */
  place: "instead" | "behind";
}

/** The address is the only memory of a choice; this bridges the moment until its page is there. Changed in the browser only. */
export const listingStore = createStore<{ pending: PendingListing | null }>(() => ({ pending: null }));
