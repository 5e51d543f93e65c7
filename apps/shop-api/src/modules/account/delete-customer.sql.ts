import type { Sql } from "../../platform/database/database.ts";

/**
 * Addresses, identities, sessions and wishlist go with the customer, and what was kept to tell others of a purchase; reviews stay
 * without their author, and orders, which have to be kept.
 */
export async function eraseCustomer(tx: Sql, id: string): Promise<void> {
  await tx`delete from cart where context_key in (select context_key from shop_context where customer_id = ${id})`;
  await tx`update product_review set customer_id = null, external_user = null where customer_id = ${id}`;
  await tx`update promotion_redemption set customer_id = null where customer_id = ${id}`;
  await tx`delete from order_tracking using shop_order o where o.id = order_id and o.customer_id = ${id}`;
  await tx`delete from customer where id = ${id}`;
}

/** That mails were sent is forgotten too; those still on their way are not stopped. */
export async function eraseSentMails(tx: Sql, email: string): Promise<void> {
  await tx`delete from mail where lower(recipient) = lower(${email}) and (sent_at is not null or refused is not null)`;
}

/** With their pictures, answered or not. */
export async function eraseMessages(tx: Sql, email: string): Promise<void> {
  await tx`delete from contact_message where lower(email) = lower(${email})`;
}
