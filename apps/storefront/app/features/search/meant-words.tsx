import { useLanguage } from "../../platform/language/language.tsx";
import { listingSearch, plainListing } from "../../platform/shop/listing-query.ts";
import { SEARCH_PATH } from "./search-path.ts";

/** The words as typed find nothing: says so, and which words are answered instead. */
export function MeantWords({ typed, meant }: { typed: string; meant: string }) {
  const { t, href } = useLanguage();
  return (
    <p className="text-lg">
      {t("search.meant")}{" "}
      <a
        href={href(SEARCH_PATH) + listingSearch({ ...plainListing, term: meant })}
        className="link font-semibold"
      >
        {meant}
      </a>
      <span className="block text-base text-ink-soft">{t("search.notTyped", { term: typed })}</span>
    </p>
  );
}
