import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { isFiltered } from "../../platform/shop/listing-query.ts";
import { Listing } from "../listing/public.ts";
import type { SearchAnswer } from "../listing/public.ts";
import { MeantWords } from "./meant-words.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { SearchForm } from "./search-form.tsx";
import { SEARCH_PATH } from "./search-path.ts";

interface Props {
  term: string | null;
  /** Missing where nothing was asked yet. */
  found: Pick<SearchAnswer, "listing" | "meant"> | null;
  /** Ways on where nothing was found. */
  children: ReactNode;
  /** More of them, below all that. */
  below?: ReactNode;
}

export function SearchPage({ term, found, children, below }: Props) {
  const { t } = useLanguage();
  const listing = found?.listing;
  const isEmpty = listing?.total === 0 && !isFiltered(listing.query);
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <h1 className="page-title">{term === null ? t("search.title") : t("search.titleFor", { term })}</h1>
      <SearchForm id="search-page-field" term={term} hasFocus={term === null} className="md:hidden" />
      {term === null && <p className="text-ink-soft">{t("search.start")}</p>}
      {term !== null && found?.meant && <MeantWords typed={term} meant={found.meant} />}
      {listing && !isEmpty && <Listing listing={listing} path={SEARCH_PATH} />}
      {term !== null && isEmpty && <NothingFound term={term}>{children}</NothingFound>}
      {term !== null && isEmpty && below}
    </div>
  );
}
