import { PagePart } from "../../platform/browser/page-part.tsx";
import { isFiltered, listingSearch } from "../../platform/shop/listing-query.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import { EmptyListing } from "./empty-listing.tsx";
import { activeFilters } from "./filter/active/active-filters.ts";
import { nameFilter } from "./filter/active/filter-name.ts";
import { FilterPanel } from "./filter/filter-panel.tsx";
import { ListingResults } from "./listing-results.island.tsx";
import { ListingTop } from "./listing-top.island.tsx";
import type { ListingData } from "./load/listing-data.ts";
import { PreviousProducts } from "./previous-products.tsx";
import type { Columns } from "./card/grid-class.ts";
import { ProductGrid } from "./card/product-grid.tsx";

interface Props {
  listing: ListingData;
  /** The address of the page without language and query. */
  path: string;
  columns?: Columns | undefined;
  /** False where the page shows a `FilterPanel` at a place of its own. */
  hasPanel?: boolean;
}

/**
 * One GET form around everything a visitor can choose: it works without script. With script every change is an address of its own,
 * whose parts are shown in place (show/show-listing.ts).
 */
export function Listing({ listing, path, columns = 3, hasPanel = true }: Props) {
  const language = useLanguage();
  const { t, href } = language;
  const { query, total, shown, sortings, sorting, filters, cards } = listing;
  if (total === 0 && !isFiltered(query)) return <EmptyListing listing={listing} path={path} />;
  const nextHref = href(path) + listingSearch({ ...query, page: query.page + 1 });
  return (
    <section aria-labelledby="listing-heading" className={hasPanel ? "listing-beside-panel" : ""}>
      <h2 id="listing-heading" className="sr-only">
        {t("listing.heading")}
      </h2>
      {hasPanel && <FilterPanel listing={listing} path={path} />}
      <div className="flex min-w-0 flex-col gap-2 lg:gap-5">
        <PagePart name="listing:top">
          <ListingTop
            query={query}
            total={total}
            shown={shown}
            active={activeFilters(query, filters).map((filter) => nameFilter(filter, language))}
            sorting={{ sortings, current: sorting }}
            path={path}
          />
        </PagePart>
        <PagePart name="listing:results">
          <ListingResults columns={columns} more={shown < total ? { shown, total, href: nextHref } : null}>
            <PagePart name="listing:cards">
              {cards.length === 0 ? (
                <EmptyListing listing={listing} path={path} />
              ) : (
                <div className="flex flex-col gap-8">
                  <PreviousProducts listing={listing} path={path} />
                  <ProductGrid cards={cards} columns={columns} hasFirstRow hasHelp />
                </div>
              )}
            </PagePart>
          </ListingResults>
        </PagePart>
      </div>
    </section>
  );
}
