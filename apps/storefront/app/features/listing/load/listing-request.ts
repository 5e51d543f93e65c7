import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { isFiltered } from "../../../platform/shop/listing-query.ts";
import { writePropertyRanges } from "../../../platform/shop/property-range.ts";
import { mediaIncludes } from "../../media/public.ts";
import { pageRequest, pageWindow } from "./page-window.ts";

/** What the shop API takes for a choice in the address. */
export function listingBody(query: ListingQuery) {
  const { limit, p } = pageRequest(pageWindow(query.page));
  const { order, minPriceCents, maxPriceCents, minRating } = query;
  return {
    limit,
    p,
    ...(order !== null && { order }),
    ...(query.manufacturerIds.length > 0 && { manufacturer: query.manufacturerIds.join("|") }),
    ...(query.optionIds.length > 0 && { properties: query.optionIds.join("|") }),
    ...(query.ranges.length > 0 && { "property-ranges": writePropertyRanges(query.ranges) }),
    ...(query.categoryIds.length > 0 && { categories: query.categoryIds.join("|") }),
    ...(minPriceCents !== null && { "min-price": minPriceCents / 100 }),
    ...(maxPriceCents !== null && { "max-price": maxPriceCents / 100 }),
    ...(minRating !== null && { rating: minRating }),
    ...(query.isShippingFree && { "shipping-free": true }),
    // Tells which options still lead to products. Without a filter all do, and the plain answer is cheaper.
    ...(isFiltered(query) && { "reduce-aggregations": true }),
  };
}

const facetIncludes = {
  ...mediaIncludes,
  product_manufacturer: ["id", "translated.name"],
  property_group: ["id", "displayType", "translated.name", "options", "extensions"],
  property_group_option: ["id", "colorHexCode", "translated.name", "media", "extensions"],
};

export const listingIncludes = {
  ...facetIncludes,
  product_listing: ["elements", "total", "sorting", "availableSortings", "aggregations", "extensions"],
  product_sorting: ["key", "translated.label"],
};

/** Every option the listing has, whatever is chosen. */
export const facetsBody = {
  limit: 1,
  "only-aggregations": true,
  includes: { ...facetIncludes, product_listing: ["aggregations"] },
};
