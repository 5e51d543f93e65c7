import type { ProductListing } from "@hearth/contract";
import { pageSize } from "./listing-query.ts";
import { productCardData } from "./product-card-data.ts";
import type { CardProduct, ProductCardData } from "./product-card-data.ts";

export type ListingData = {
  cards: ProductCardData[];
  total: number;
  page: number;
  pages: number;
  sorting: string | null;
  /** The sorting the visitor chose himself, which the address must keep. */
  order: string | null;
  sortings: { key: string; label: string }[];
};

export const listingIncludes = {
  product_listing: ["elements", "total", "page", "sorting", "availableSortings"],
  product_sorting: ["key", "translated"],
};

type ShownListing = Pick<ProductListing, "total" | "sorting" | "availableSortings" | "page"> & {
  elements: CardProduct[];
};

export function listingData(listing: ShownListing, order: string | null): ListingData {
  return {
    cards: listing.elements.map(productCardData),
    total: listing.total,
    page: listing.page ?? 1,
    pages: Math.max(1, Math.ceil(listing.total / pageSize)),
    sorting: listing.sorting,
    order,
    sortings: listing.availableSortings.map(({ key, translated }) => ({
      key,
      label: translated.label ?? key,
    })),
  };
}
