import { type Criteria, failure, type Wishlist } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { loadProducts, productFields, productRelations } from "../catalog/index.ts";
import { type Scope, signedIn } from "../context/index.ts";
import { searchTable, tableResult, wantedRelations } from "../criteria/index.ts";
import { hasWishlistItems } from "./wishlist.sql.ts";

/** Newest first. Products that cannot be seen any more are left out and come back when they can. */
export async function readWishlist(sql: Sql, scope: Scope, criteria: Criteria): Promise<Wishlist> {
  const relations = wantedRelations(criteria.associations, productRelations);
  if (criteria.term) {
    throw failure(400, "FRAMEWORK__INVALID_REQUEST_PARAMETER", {
      detail: "A wishlist cannot be searched",
      pointer: "/term",
    });
  }
  const { id } = signedIn(scope);
  const search = {
    visible: sql`from wishlist_product w join product p on p.id = w.product_id
      join product_read r on r.product_id = p.id where w.customer_id = ${id}`,
    columns: sql`p.id`,
    fields: productFields(sql),
    id: sql`p.id`,
    lastOrder: sql`w.created_at desc, p.id`,
    sorts: criteria.sorts,
  };
  const [isThere, page] = await Promise.all([
    hasWishlistItems(sql, id),
    searchTable<{ id: string }>(sql, search, criteria),
  ]);
  if (!isThere) throw wishlistNotFound();
  const found = page.rows.map((row) => row.id);
  return {
    // A customer has one, so it needs no id of its own.
    wishlist: { id, customerId: id, salesChannelId: scope.channel.id, apiAlias: "customer_wishlist" },
    products: tableResult("product", page, await loadProducts(sql, scope, found, relations)),
    apiAlias: "wishlist_products",
  };
}

export function wishlistNotFound() {
  return failure(404, "CHECKOUT__WISHLIST_NOT_FOUND", { detail: "Wishlist not found." });
}
