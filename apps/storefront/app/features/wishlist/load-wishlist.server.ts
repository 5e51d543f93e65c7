import type { Product } from "@hearth/contract";
import type { ShopClient } from "../../platform/shop/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/shop-error.ts";
import { cardAssociations, cardIncludes, productCardData } from "../listing/public-data.ts";
import type { ProductCardData } from "../listing/public-data.ts";

/** Most entries the shop API gives at once. */
const perPage = 100;

type Criteria = { associations?: unknown; includes: unknown };

/** The products on a customer's list, newest first. */
export async function loadWishlist(shop: ShopClient): Promise<ProductCardData[]> {
  const products = await readAll(shop, { associations: cardAssociations, includes: cardIncludes });
  return products.map(productCardData);
}

export async function loadWishlistIds(shop: ShopClient): Promise<string[]> {
  const products = await readAll(shop, { includes: { product: ["id"] } });
  return products.map(({ id }) => id);
}

async function readAll(shop: ShopClient, criteria: Criteria, page = 1): Promise<Product[]> {
  const { elements, total } = await readPage(shop, criteria, page);
  const rest = page * perPage < total ? await readAll(shop, criteria, page + 1) : [];
  return [...elements, ...rest];
}

/** A customer who never kept anything has no list: the shop API says 404. */
async function readPage(shop: ShopClient, criteria: Criteria, page: number) {
  try {
    const { products } = await shop.act("readCustomerWishlist", {
      body: { ...criteria, page, limit: perPage, "total-count-mode": "exact" },
      seoUrls: true,
    });
    return products;
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return { elements: [], total: 0 };
    throw error;
  }
}
