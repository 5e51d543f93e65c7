// A list of products: cards, filters, sorting and pages. Which products it holds is decided by whoever loads it (category, content
// page). Start at listing-data.ts; the card's own small shape is product-card-data.ts. The address is read by platform/shop/listing-query.ts.
export { readListingQuery } from "../../platform/shop/listing-query.ts";
export type { ListingQuery } from "../../platform/shop/listing-query.ts";
export { FilterPanel } from "./filter/filter-panel.tsx";
export { readColumns } from "./card/grid-class.ts";
export type { Columns } from "./card/grid-class.ts";
export { Listing } from "./listing.tsx";
export { listingData } from "./load/listing-data.ts";
export type { ListingData } from "./load/listing-data.ts";
export { listingBody, listingIncludes } from "./load/listing-request.ts";
export { loadFacets, loadListing, loadSearch } from "./load/load-listing.ts";
export type { SearchAnswer } from "./load/load-listing.ts";
export { ProductCard } from "./card/product-card.tsx";
export { ProductRow } from "./card/product-row.tsx";
