import { isFiltered } from "../../platform/shop/listing-query.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { ResetLink } from "./filter/active/reset-link.tsx";
import type { ListingData } from "./load/listing-data.ts";

/** Nothing here at all, or nothing for what was chosen: the way on differs. */
export function EmptyListing({ listing, path }: { listing: ListingData; path: string }) {
  const { t, href } = useLanguage();
  if (!isFiltered(listing.query)) {
    return (
      <EmptyState icon="package" title={t("listing.emptyTitle")}>
        <p>{t("listing.emptyText")}</p>
        <ButtonLink href={href("/")} look="secondary">
          {t("shell.home")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="filter" title={t("listing.emptyFilteredTitle")} headingLevel={3}>
      <p>{t("listing.emptyFilteredText")}</p>
      <ResetLink query={listing.query} path={path} />
    </EmptyState>
  );
}
