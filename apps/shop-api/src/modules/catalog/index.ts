// Products as the shop shows them: documents, prices, variants, listings. Start at present-product.ts. Documents are written by
// modules/projection; which products a listing holds is decided by @hearth/catalog-index.
export { categoryTree } from "./category-tree.ts";
export { crossSellings, streamProducts } from "./cross-selling.ts";
export { findVariant } from "./find-variant.ts";
export { isNew } from "./is-new.ts";
export { categoryListing, type ListingQuery } from "./listing/listing.ts";
export { loadProducts } from "./load-products.ts";
export { productDetail } from "./product-detail.ts";
export { energyLabelFields } from "./energy-label-fields.ts";
export { priceListName } from "./price-list-name.ts";
export { lowestNetCents, priceDetails, priceListFor } from "./calculate-price.ts";
export type { CheapestPrice, FileKind, KeyFactIds, PriceList, ProductDoc, Tier } from "./product-doc.ts";
export { productTexts } from "./product-texts.ts";
export type { LoadedProduct } from "./products.sql.ts";
export { productFields, productList } from "./product-list.ts";
export { cardRelations, detailRelations, productRelations } from "./product-relations.ts";
export { searchListing, suggestListing } from "./listing/search-listing.ts";
export { groupOptions } from "./sorted-properties.ts";
export { streamCandidate, type StreamFacts } from "./stream-candidate.ts";
export { matchesStream, type StreamRule } from "./stream-match.ts";
