import type { ShopClient } from "../../platform/shop/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/shop-error.ts";
import type { Wish } from "./wish.ts";

/** The wish came true before: a second click, another tab, another device. */
const fulfilled = [
  "CHECKOUT__DUPLICATE_WISHLIST_PRODUCT",
  "CHECKOUT__WISHLIST_NOT_FOUND",
  "CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND",
];

/** Changes the list of a customer. Throws what the shop API refuses. */
export async function changeWishlist(shop: ShopClient, wish: Wish): Promise<void> {
  try {
    await send(shop, wish);
  } catch (error) {
    if (!(error instanceof ShopApiError) || !fulfilled.some((code) => error.has(code))) throw error;
  }
}

async function send(shop: ShopClient, wish: Wish): Promise<unknown> {
  if (wish.intent === "merge") {
    return shop.act("mergeProductOnWishlist", { body: { productIds: wish.ids } });
  }
  const operation = wish.intent === "add" ? "addProductOnWishlist" : "deleteProductOnWishlist";
  return shop.act(operation, { params: { productId: wish.id } });
}
