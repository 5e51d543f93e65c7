import { failure } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { wishlistNotFound } from "./read-wishlist.ts";
import {
  deleteWishlistItem,
  hasWishlistItems,
  insertWishlistItems,
  isVisibleProduct,
} from "./wishlist.sql.ts";

export async function addToWishlist(sql: Sql, scope: Scope, productId: string): Promise<void> {
  const { id } = signedIn(scope);
  if ((await insertWishlistItems(sql, id, [productId])) === 1) return;
  const parameters = { productId };
  throw (await isVisibleProduct(sql, productId))
    ? failure(400, "CHECKOUT__DUPLICATE_WISHLIST_PRODUCT", {
        detail: "Product already added in wishlist.",
        parameters,
      })
    : failure(404, "CONTENT__PRODUCT_NOT_FOUND", {
        detail: `Product for id ${productId} not found.`,
        parameters,
      });
}

export async function takeOffWishlist(sql: Sql, scope: Scope, productId: string): Promise<void> {
  const { id } = signedIn(scope);
  if (await deleteWishlistItem(sql, id, productId)) return;
  if (!(await hasWishlistItems(sql, id))) throw wishlistNotFound();
  throw failure(404, "CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND", {
    detail: `Wishlist product with id ${productId} not found.`,
    parameters: { productId },
  });
}

/** Merging the same list again changes nothing: browsers may do it twice. */
export async function mergeWishlist(sql: Sql, scope: Scope, productIds: readonly string[]): Promise<void> {
  await insertWishlistItems(sql, signedIn(scope).id, productIds);
}
