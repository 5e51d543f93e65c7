// Products as the shop shows them: documents, prices, variants, listings. Start at present-product.ts. Documents are written by
// modules/projection; which products a listing holds is decided by @hearth/catalog-index.
export type { CheapestPrice, EnergyLabel, FileKind, PriceList, ProductDoc, Tier } from "./product-doc.ts";
export { isNew } from "./is-new.ts";
export { matchesStream, type StreamRule } from "./stream-match.ts";
