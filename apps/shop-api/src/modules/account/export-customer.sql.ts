import type { CustomerExport } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";

type Part<K extends keyof CustomerExport> = CustomerExport[K];

export function selectIdentities(sql: Sql, customerId: string) {
  return sql<Part<"identities">>`
    select provider, subject, created_at as "createdAt" from customer_identity where customer_id = ${customerId}
    order by created_at`;
}

export function selectDevices(sql: Sql, customerId: string) {
  return sql<Part<"sessions">>`
    select browser, system, created_at as "createdAt", last_used_at as "lastUsedAt" from customer_session
    where customer_id = ${customerId} order by created_at`;
}

export function selectWishlist(sql: Sql, customerId: string) {
  return sql<Part<"wishlist">>`
    select w.product_id as "productId", p.product_number as "productNumber", w.created_at as "createdAt"
    from wishlist_product w join product p on p.id = w.product_id where w.customer_id = ${customerId}
    order by w.created_at`;
}

export async function selectCartLines(sql: Sql, customerId: string): Promise<Part<"cart">> {
  const [row] = await sql<{ lines: Part<"cart"> | null }[]>`
    select c.content -> 'lines' as lines from cart c join shop_context x on x.context_key = c.context_key
    where x.customer_id = ${customerId}`;
  return row?.lines ?? [];
}

export interface OwnReviewRow {
  id: string;
  product_id: string;
  language_id: string;
  external_user: string | null;
  title: string;
  content: string;
  points: number;
  status: boolean;
  comment: string | null;
  created_at: string;
}

export function selectReviews(sql: Sql, customerId: string) {
  return sql<
    OwnReviewRow[]
  >`select * from product_review where customer_id = ${customerId} order by created_at`;
}

/** As they were placed, with what became of them and what was told for their payment. */
export function selectOrders(sql: Sql, customerId: string) {
  return sql<Part<"orders">>`
    select o.state, o.document -> 'order' as "order", (
      select json_agg(json_build_object('state', t.state, 'createdAt', to_char(t.created_at at time zone 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"+00:00"'), 'phoneNumber', t.details ->> 'phoneNumber', 'birthday', t.details ->> 'birthday')
        order by t.created_at, t.id)
      from order_transaction t where t.order_id = o.id) as payments
    from shop_order o where o.customer_id = ${customerId} order by o.placed_at`;
}

export function selectVatAnswers(sql: Sql, customerId: string) {
  return sql<Part<"vatChecks">>`
    select vat_id as "vatId", outcome, asked_at as "askedAt", register_name as "registerName", register_address as "registerAddress"
    from vat_check where customer_id = ${customerId} order by asked_at`;
}

export async function selectNewsletter(
  sql: Sql,
  channelId: string,
  email: string,
): Promise<Part<"newsletter">> {
  const [row] = await sql<NonNullable<Part<"newsletter">>[]>`
    select email, status, title, first_name as "firstName", last_name as "lastName", street, zip_code as "zipCode", city,
      requested_at as "requestedAt", confirmed_at as "confirmedAt", voucher_code as "voucherCode", evidence
    from newsletter_recipient where sales_channel_id = ${channelId} and lower(email) = lower(${email})`;
  return row ?? null;
}

export function selectMails(sql: Sql, email: string) {
  return sql<Part<"mails">>`
    select template, recipient, created_at as "createdAt", sent_at as "sentAt" from mail
    where lower(recipient) = lower(${email}) order by created_at`;
}

/** What was written through the contact form under this address. */
export function selectMessages(sql: Sql, email: string) {
  return sql<Part<"messages">>`
    select m.received_at as "receivedAt", m.name, m.email, m.phone, m.subject, m.message, m.answered_at as "answeredAt",
      array(select replace(encode(p.data, 'base64'), chr(10), '') from contact_picture p where p.message_id = m.id order by p.position) as pictures
    from contact_message m where lower(m.email) = lower(${email}) order by m.received_at`;
}
