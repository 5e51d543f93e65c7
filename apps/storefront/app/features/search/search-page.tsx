import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { isFiltered } from "../../platform/shop/listing-query.ts";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { Listing } from "../listing/public.ts";
import type { ListingData } from "../listing/public.ts";
import { SearchForm } from "./search-form.tsx";
import { searchPath } from "./search-path.ts";

type Props = {
  term: string | null;
  /** Missing where nothing was asked yet. */
  listing: ListingData | null;
  /** Ways on where nothing was found. */
  children: ReactNode;
};

export function SearchPage({ term, listing, children }: Props) {
  const { t } = useLanguage();
  const isEmpty = listing?.total === 0 && !isFiltered(listing.query);
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <h1 className="page-title">{term === null ? t("search.title") : t("search.titleFor", { term })}</h1>
      <SearchForm id="search-page-field" term={term} hasFocus={term === null} className="md:hidden" />
      {term === null && <p className="text-ink-soft">{t("search.start")}</p>}
      {listing && !isEmpty && <Listing listing={listing} path={searchPath} />}
      {term !== null && isEmpty && (
        <EmptyState icon="search" title={t("search.emptyTitle", { term })}>
          <p>{t("search.emptyText")}</p>
          {children}
        </EmptyState>
      )}
    </div>
  );
}
