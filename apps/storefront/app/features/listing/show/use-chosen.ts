import { useStore } from "zustand";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { listingStore } from "./listing-store.ts";

/** What is chosen: a choice shows at once, its products when they are there. */
export function useChosen(query: ListingQuery): ListingQuery {
  return useStore(listingStore, ({ pending }) => pending?.query ?? query);
}
