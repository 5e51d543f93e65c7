import type { Tx } from "../../platform/database/transaction.ts";

/** The account that stays, and the one that closes. */
type Pair = readonly [stays: string, closes: string];

/** Always in the same order: two merges of the same people wait for each other instead of both giving up. */
export async function lockCustomers(tx: Tx, ids: Pair): Promise<void> {
  await tx`select from customer where id = any(${[...ids]}) order by id for update`;
}

/** Documents, payments, deliveries and notes hang on the order. Naming `active` counts the version of the account that stays. */
export async function moveOrders(tx: Tx, [stays, closes]: Pair): Promise<void> {
  await tx`update shop_order set customer_id = ${stays} where customer_id = ${closes}`;
  await tx`update promotion_redemption set customer_id = ${stays} where customer_id = ${closes}`;
  await tx`update customer k set active = k.active, updated_at = now(), order_count = k.order_count + c.order_count
    from customer c where k.id = ${stays} and c.id = ${closes}`;
}

/** One that is there already, word for word, goes with its account. */
export async function moveAddresses(tx: Tx, [stays, closes]: Pair): Promise<void> {
  await tx`
    update customer_address a set customer_id = ${stays} where a.customer_id = ${closes} and not exists (
      select from customer_address k where k.customer_id = ${stays}
        and (k.first_name, k.last_name, k.company, k.department, k.street, k.additional_address_line1,
          k.additional_address_line2, k.zipcode, k.city, k.country_id)
        is not distinct from (a.first_name, a.last_name, a.company, a.department, a.street, a.additional_address_line1,
          a.additional_address_line2, a.zipcode, a.city, a.country_id))`;
}

/** Of two about one product the other account's goes: one person counts once. */
export async function moveReviews(tx: Tx, [stays, closes]: Pair): Promise<void> {
  await tx`delete from product_review r where r.customer_id = ${closes} and exists (
    select from product_review k where k.product_id = r.product_id and k.customer_id = ${stays})`;
  await tx`update product_review set customer_id = ${stays} where customer_id = ${closes}`;
}

export async function moveWishlist(tx: Tx, [stays, closes]: Pair): Promise<void> {
  await tx`insert into wishlist_product (customer_id, product_id, created_at)
    select ${stays}, product_id, created_at from wishlist_product where customer_id = ${closes} on conflict do nothing`;
}
