import { createHash } from "node:crypto";
import type { Sql } from "postgres";

export interface ShopperBatch {
  /** Tells the batch's tokens from others; eight characters. */
  name: string;
  count: number;
  productIds: readonly string[];
  linesPerCart: number;
}

const AT_ONCE = 2000;
const NUMBER_LENGTH = 24;

function shopperToken(name: string, number: number): string {
  return name + String(number).padStart(NUMBER_LENGTH, "0");
}

/** The same token in SQL, its number a variable of pgbench. */
export function shopperTokenSql(name: string): string {
  return `('${name}' || lpad((:n)::text, ${NUMBER_LENGTH}, '0'))`;
}

/** Where the cart of the shopper with this token is. */
export function shopperKey(token: string): string {
  return createHash("md5").update(`context${token}`).digest("hex");
}

export function shopperKeySql(name: string): string {
  return `md5('context' || ${shopperTokenSql(name)})`;
}

/** Guests with an address, a session and a full cart, straight into the tables: measured is what follows. */
export async function insertShoppers(sql: Sql, batch: ShopperBatch): Promise<string[]> {
  const tokens = Array.from({ length: batch.count }, (_, number) => shopperToken(batch.name, number));
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await insertChunk(
      sql,
      tokens.slice(from, from + AT_ONCE).map((token, index) => ({ token, ...cartOf(batch, from + index) })),
    );
  // What a shop that runs has done long ago: plans made for empty tables would be measured else.
  await sql`vacuum analyze customer, customer_address, shop_context, customer_session, cart, shop_order, order_attempt, order_line, order_transaction,
    order_delivery, order_state_history, stock_movement, promotion_redemption, product_stock, outbox`.simple();
  return tokens;
}

function cartOf({ productIds, linesPerCart }: ShopperBatch, number: number) {
  const ids = Array.from(
    { length: linesPerCart },
    (_, line) => productIds[(number * linesPerCart + line) % productIds.length] ?? "",
  );
  const content = {
    lines: ids.map((id) => ({ id, productId: id, quantity: 1, payload: {} })),
    codes: [],
    blockedPromotionIds: [],
    applied: [],
    zipcode: null,
    taxDeclaration: "none",
    customerComment: null,
  };
  return { ids, content };
}

async function insertChunk(
  sql: Sql,
  rows: readonly { token: string; ids: string[]; content: object }[],
): Promise<void> {
  await sql`
    with rows as materialized (
      select r.*, md5('context' || r.token) as context_key, md5('customer' || r.token)::uuid as customer_id, md5('address' || r.token)::uuid as address_id
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as r (token text, ids uuid[], content json)
    ), channel as (select * from sales_channel limit 1), mr as (select id from salutation order by id limit 1),
    customers as (
      insert into customer (id, sales_channel_id, customer_group_id, email, guest, salutation_id, first_name, last_name, language_id,
        default_billing_address_id, default_shipping_address_id)
      select r.customer_id, c.id, c.customer_group_id, r.token || '@example.com', true, mr.id, 'Bench', 'Shopper', c.language_id,
        r.address_id, r.address_id
      from rows r, channel c, mr
    ), addresses as (
      insert into customer_address (id, customer_id, salutation_id, first_name, last_name, street, zipcode, city, country_id)
      select r.address_id, r.customer_id, mr.id, 'Bench', 'Shopper', 'Ofenweg 1', '60314', 'Frankfurt', c.country_id
      from rows r, channel c, mr
    ), sessions as (
      insert into customer_session (id, token_hash, customer_id)
      select md5('session' || r.token)::uuid, encode(sha256(r.token::bytea), 'hex'), r.customer_id from rows r
    ), contexts as (
      insert into shop_context (context_key, sales_channel_id, customer_id, payment_method_id)
      select r.context_key, c.id, r.customer_id, (select id from payment_method where technical_name = 'payment_prepayment')
      from rows r, channel c
    )
    insert into cart (context_key, version, product_ids, codes, content) select context_key, 1, ids, '{}', content from rows`;
}
