import type { ListingParameters, ProductListing } from "@hearth/contract";
import { toAmount } from "@hearth/rules";

/** What the shopper chose, told back. */
export function currentFilters(listing: ListingParameters): ProductListing["currentFilters"] {
  return {
    manufacturer: [...listing.manufacturerIds],
    properties: [...listing.optionIds],
    "property-ranges": Object.fromEntries(
      listing.propertyRanges.map(({ groupId, min, max }) => [groupId, { min, max }]),
    ),
    categories: [...listing.categoryIds],
    price: { min: euro(listing.minPriceCents), max: euro(listing.maxPriceCents) },
    rating: listing.minRating ?? null,
    "shipping-free": listing.shippingFree,
  };
}

function euro(cents: number | undefined): number | null {
  return cents === undefined ? null : toAmount(cents);
}
