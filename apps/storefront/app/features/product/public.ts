// The page of one product: gallery, buy box, sections, accessories. Loading is in load-product.server.ts, what the shop's answer
// becomes in product-page-data.server.ts. The card in lists belongs to features/listing, the form to order to features/add-to-cart.
export { ProductPage } from "./product-page.tsx";
export type { ProductPageData } from "./product-data.ts";
