// For islands of other features: they load no page of ours with it.
export { toggleItem } from "./toggle-item.ts";
export { wishlistStore } from "./wishlist-store.ts";
