import { isFiltered } from "../../platform/shop/listing-query.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { FilterPanel } from "./filter/filter-panel.tsx";
import { listingFormId } from "./listing-form.ts";
import { ListingTop } from "./listing-top.tsx";
import type { ListingData } from "./load/listing-data.ts";
import { LoadMore, PreviousProducts } from "./load-more.tsx";
import { ProductGrid, SkeletonGrid } from "./card/product-grid.tsx";
import type { Columns } from "./card/product-grid.tsx";

type Props = {
  listing: ListingData;
  /** The address of the page without language and query. */
  path: string;
  columns?: Columns;
  /** False where the page shows a `FilterPanel` at a place of its own. */
  hasPanel?: boolean;
};

/**
 * One GET form around everything a visitor can choose: it works without script. With script listing.client.ts sends it at every
 * change and swaps the marked parts.
 */
export function Listing({ listing, path, columns = 3, hasPanel = true }: Props) {
  const { t, href } = useLanguage();
  if (listing.total === 0 && !isFiltered(listing.query))
    return <EmptyListing listing={listing} path={path} />;
  return (
    <section aria-labelledby="listing-heading" className={hasPanel ? "listing-beside-panel" : ""}>
      <h2 id="listing-heading" className="sr-only">
        {t("listing.heading")}
      </h2>
      {/* Fields name the form by id: they stand in parts of the page that are swapped one by one. */}
      <form id={listingFormId} method="get" action={href(path)} autoComplete="off" hidden>
        {listing.query.term && <input type="hidden" name="search" value={listing.query.term} />}
      </form>
      {hasPanel && <FilterPanel listing={listing} path={path} />}
      <div className="flex min-w-0 flex-col gap-5">
        <ListingTop listing={listing} path={path} />
        <div data-swap="listing:results" id="listing-results" className="@container flex flex-col gap-8">
          {listing.cards.length === 0 ? (
            <EmptyListing listing={listing} path={path} />
          ) : (
            <>
              <PreviousProducts listing={listing} path={path} />
              <ProductGrid cards={listing.cards} columns={columns} hasFirstRow />
              <LoadMore listing={listing} path={path} />
            </>
          )}
        </div>
      </div>
      <template id="listing-skeletons">
        <SkeletonGrid columns={columns} />
      </template>
    </section>
  );
}
