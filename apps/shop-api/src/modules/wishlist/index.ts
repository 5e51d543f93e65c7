// The wishlist of a customer. Visitors and guests keep theirs in the browser; it is merged here when they sign in.
export { addToWishlist, mergeWishlist, takeOffWishlist } from "./change-wishlist.ts";
export { readWishlist } from "./read-wishlist.ts";
