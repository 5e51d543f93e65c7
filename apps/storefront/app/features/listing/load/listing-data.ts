import type { ProductListing } from "@hearth/contract";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { filterData } from "../filter/filter-data.ts";
import type { Facets, FilterData } from "../filter/filter-data.ts";
import { pageRequest, PAGE_SIZE, pageWindow } from "./page-window.ts";
import { productCardData } from "../card/product-card-data.ts";
import type { CardProduct, ProductCardData } from "../card/product-card-data.ts";

export interface ListingData {
  cards: ProductCardData[];
  total: number;
  /** Products from the very first one up to the last shown. */
  shown: number;
  /** The first page in the list; above one only far into a long listing. */
  firstPage: number;
  pages: number;
  /** What was chosen, with a page that exists. */
  query: ListingQuery;
  sorting: string | null;
  sortings: { key: string; label: string }[];
  filters: FilterData;
}

export type ShownListing = Pick<ProductListing, "total" | "sorting" | "availableSortings" | "extensions"> & {
  elements: CardProduct[];
  aggregations?: Facets;
};

/** `facets` are all options of the listing; without them those of the answer are all. */
export function listingData(listing: ShownListing, choice: ListingChoice, facets?: Facets): ListingData {
  const query = typeof choice === "string" || choice === null ? { ...plainListing, order: choice } : choice;
  const { total, aggregations = {} } = listing;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const { firstPage, lastPage } = pageWindow(query.page);
  const { skip } = pageRequest({ firstPage, lastPage });
  const cards = listing.elements
    .slice(skip, skip + (lastPage - firstPage + 1) * PAGE_SIZE)
    .map(productCardData);
  return {
    cards,
    total,
    shown: Math.min(total, (firstPage - 1) * PAGE_SIZE + cards.length),
    firstPage,
    pages,
    query: { ...query, page: Math.min(query.page, pages) },
    sorting: listing.sorting,
    sortings: listing.availableSortings.map(({ key, translated }) => ({
      key,
      label: translated.label ?? key,
    })),
    filters: filterData(facets ?? aggregations, aggregations, { query, total }),
  };
}

/** A page that can be sorted only hands over the key of its sorting. */
type ListingChoice = ListingQuery | string | null;
