import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { WishlistChange } from "./wishlist-change.ts";

/** It is so already: a second click, another tab, another device. */
const alreadySo = [
  "CHECKOUT__DUPLICATE_WISHLIST_PRODUCT",
  "CHECKOUT__WISHLIST_NOT_FOUND",
  "CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND",
];

/** Changes the list of a customer. Throws what the shop API refuses. */
export async function changeWishlist(shop: ShopClient, change: WishlistChange): Promise<void> {
  try {
    await send(shop, change);
  } catch (error) {
    if (!(error instanceof ShopApiError) || !alreadySo.some((code) => error.has(code))) throw error;
  }
}

async function send(shop: ShopClient, change: WishlistChange): Promise<unknown> {
  if (change.intent === "merge") {
    return shop.act("mergeProductOnWishlist", { body: { productIds: change.ids } });
  }
  const operation = change.intent === "add" ? "addProductOnWishlist" : "deleteProductOnWishlist";
  return shop.act(operation, { params: { productId: change.id } });
}
