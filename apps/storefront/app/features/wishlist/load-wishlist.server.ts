import type { Log } from "../../platform/http/log.server.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { isClosedShop, isShopFailure, ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { ProductCardData } from "../listing/public-data.ts";
import { loadCards } from "../recently-viewed/public.server.ts";

/** Most entries the shop API gives at once. */
const PER_PAGE = 100;

/**
 * The products on a customer's list, newest first; their cards are those of every page, with prices as this customer sees them. A list
 * that cannot be read is shown as an empty one.
 */
export async function loadWishlist(shop: ShopClient, log: Log): Promise<ProductCardData[]> {
  try {
    const ids = await loadWishlistIds(shop);
    const pages = Array.from({ length: Math.ceil(ids.length / PER_PAGE) }, (_, page) => page * PER_PAGE);
    const cards = await Promise.all(pages.map((from) => loadCards(shop, ids.slice(from, from + PER_PAGE))));
    return cards.flat();
  } catch (error) {
    if (!isShopFailure(error) || isClosedShop(error)) throw error;
    log.error("wishlist-not-read", { error });
    return [];
  }
}

export async function loadWishlistIds(shop: ShopClient, page = 1): Promise<string[]> {
  const { elements, total } = await readPage(shop, page);
  const rest = page * PER_PAGE < total ? await loadWishlistIds(shop, page + 1) : [];
  return [...elements.map(({ id }) => id), ...rest];
}

/** A customer who never kept anything has no list: the shop API says 404. */
async function readPage(shop: ShopClient, page: number) {
  try {
    const { products } = await shop.act("readCustomerWishlist", {
      body: { includes: { product: ["id"] }, page, limit: PER_PAGE, "total-count-mode": "exact" },
    });
    return products;
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return { elements: [], total: 0 };
    throw error;
  }
}
