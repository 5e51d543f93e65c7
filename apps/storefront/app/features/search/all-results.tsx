import { useLocation } from "react-router";
import { useLanguage } from "../../platform/language/language.tsx";
import { listingSearch, plainListing, readListingQuery } from "../../platform/shop/listing-query.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { SEARCH_PATH } from "./search-path.ts";

/** On the page of an article that a search led to, which its address tells: the way to everything else the words find. */
export function AllResults() {
  const { t, href } = useLanguage();
  const { term } = readListingQuery(new URLSearchParams(useLocation().search));
  if (term === null) return null;
  const everything = listingSearch({ ...plainListing, term, isEverything: true });
  return (
    <p className="container-page pt-4">
      <a href={href(SEARCH_PATH) + everything} className="link inline-flex min-h-11 items-center gap-2">
        <Icon name="search" size="small" />
        {t("search.all", { term })}
      </a>
    </p>
  );
}
