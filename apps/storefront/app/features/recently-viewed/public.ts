// Products this browser looked at before. The list lives in the browser alone (viewed-list.ts); the cards come as a piece of HTML
// from routes/fragments/products.tsx.
export { RecentlyViewed } from "./recently-viewed.tsx";
export { readIds } from "./viewed-list.ts";
