import { useLocation } from "react-router";
import { SearchEntry } from "../../features/search/public.ts";
import { SearchOverlay } from "../../features/search-overlay/public.ts";
import { readListingQuery } from "../../platform/shop/listing-query.ts";
import type { ShellData } from "../shell-data.ts";

/** Where the shop has a site search, it opens the overlay. */
export function HeaderSearch({ search }: { search: ShellData["search"] }) {
  const { term } = readListingQuery(new URLSearchParams(useLocation().search));
  if (!search) return <SearchEntry term={term} />;
  return <SearchOverlay term={term} lastSearches={search.lastSearches} />;
}
