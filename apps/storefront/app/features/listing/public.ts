// A list of products: cards, sorting and pages. Which products it holds is decided by whoever loads it (category, content page).
// Start at listing-data.ts; the card's own small shape is product-card-data.ts.
export { Listing } from "./listing.tsx";
export { listingData, listingIncludes } from "./listing-data.ts";
export type { ListingData } from "./listing-data.ts";
export { listingBody, readListingQuery } from "./listing-query.ts";
export type { ListingQuery } from "./listing-query.ts";
export { cardAssociations, cardIncludes, productCardData } from "./product-card-data.ts";
export type { ProductCardData } from "./product-card-data.ts";
export { ProductCard } from "./product-card.tsx";
export { ProductRow } from "./product-row.tsx";
