import { useLanguage } from "../../platform/language.tsx";
import type { ListingData } from "./listing-data.ts";
import { Pagination } from "./pagination.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { SortingForm } from "./sorting-form.tsx";

/** The address of the listing is that of its page: `path` without query. */
type Props = { listing: ListingData; path: string; shippingPath: string };

export function Listing({ listing, path, shippingPath }: Props) {
  const { t, count } = useLanguage();
  return (
    <section aria-labelledby="listing-heading" className="flex flex-col gap-6">
      <h2 id="listing-heading" className="sr-only">
        {t("listing.heading")}
      </h2>
      {listing.total === 0 ? (
        <div className="rounded-card border border-line bg-surface p-8 text-center">
          <p className="text-lg font-semibold">{t("listing.emptyTitle")}</p>
          <p className="mt-1 text-ink-soft">{t("listing.emptyText")}</p>
        </div>
      ) : (
        <>
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
            <p className="py-2 text-ink-soft">{count("listing.total", listing.total)}</p>
            <SortingForm listing={listing} path={path} />
          </div>
          <ProductGrid cards={listing.cards} shippingPath={shippingPath} hasFirstRow />
          <Pagination listing={listing} path={path} />
        </>
      )}
    </section>
  );
}
