// The page of one product. Loading is in load-product.server.ts; the card in lists belongs to features/listing.
export { ProductPage } from "./product-page.tsx";
export type { ProductPageData } from "./product-data.ts";
