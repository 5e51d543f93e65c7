// What somebody wants to keep. Customers have their list on the server; visitors and guests keep ids in their browser
// (kept-wishlist.ts), handed over when they sign in. wishlist-store.ts is what the browser shows of it; the heart at a product is
// features/wishlist-button.
export { readIds } from "./wishlist-rules.ts";
export type { WishlistAnswer } from "./wishlist-answer.ts";
export { readWishlistChange } from "./wishlist-change.ts";
export type { WishlistCards } from "./page/wishlist-cards.ts";
export { WishlistCount } from "./wishlist-count.island.tsx";
export { WishlistPage } from "./page/wishlist-page.tsx";
