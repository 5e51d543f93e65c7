import { useLocation } from "react-router";
import { SearchEntry } from "../../features/search/public.ts";
import { SearchOverlay } from "../../features/search-overlay/public.ts";
import { readListingQuery } from "../../platform/shop/listing-query.ts";
import type { ShellData } from "../shell-data.ts";

/** Where the shop has a site search, it opens the overlay. */
export function HeaderSearch({ shell }: { shell: ShellData | undefined }) {
  const { term } = readListingQuery(new URLSearchParams(useLocation().search));
  if (!shell?.search) return <SearchEntry term={term} />;
  return <SearchOverlay {...(term !== null && { term })} lastSearches={shell.search.lastSearches} />;
}
