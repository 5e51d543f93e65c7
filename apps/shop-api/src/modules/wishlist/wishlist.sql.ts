import type { Sql } from "../../platform/database/database.ts";

export async function hasWishlistItems(sql: Sql, customerId: string): Promise<boolean> {
  const rows = await sql`select from wishlist_product where customer_id = ${customerId} limit 1`;
  return rows.length > 0;
}

export async function isVisibleProduct(sql: Sql, productId: string): Promise<boolean> {
  const rows = await sql`select from product_read where product_id = ${productId}`;
  return rows.length > 0;
}

/**
 * Those of the products that are visible and not on the list yet; the last one counts as the newest. Answers how many were added.
 */
export async function insertWishlistItems(
  sql: Sql,
  customerId: string,
  productIds: readonly string[],
): Promise<number> {
  const { count } = await sql`
    insert into wishlist_product (customer_id, product_id, created_at)
    select ${customerId}::uuid, r.product_id, statement_timestamp() + max(asked.place) * interval '1 microsecond'
    from unnest(${productIds as string[]}::uuid[]) with ordinality as asked (id, place)
      join product_read r on r.product_id = asked.id
    group by r.product_id order by r.product_id
    on conflict do nothing`;
  return count;
}

export async function deleteWishlistItem(sql: Sql, customerId: string, productId: string): Promise<boolean> {
  const { count } = await sql`
    delete from wishlist_product where customer_id = ${customerId} and product_id = ${productId}`;
  return count === 1;
}
