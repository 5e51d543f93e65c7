import { listingSearch, withoutFilters } from "../../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../../platform/shop/listing-query.ts";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { ListingLink } from "../../show/listing-link.island.tsx";

export function ResetLink({ query, path }: { query: ListingQuery; path: string }) {
  const { t, href } = useLanguage();
  return (
    <ListingLink
      href={href(path) + listingSearch(withoutFilters(query))}
      className="link inline-flex min-h-11 items-center"
    >
      {t("listing.reset")}
    </ListingLink>
  );
}
