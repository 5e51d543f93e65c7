import { randomBytes } from "node:crypto";
import type { Sql } from "../../src/platform/database.ts";
import { newEmail } from "./account.ts";
import { freshToken } from "./cart.ts";
import * as id from "./catalogue-ids.ts";

/* People with a full cart, many at once and straight into the database: what is to be proven begins with their order. */

export interface OrderShopper {
  token: string;
  email: string;
  customerId: string;
}

export interface WantedCart {
  /** [key of a product in the test catalogue, quantity] */
  lines: readonly (readonly [key: string, quantity: number])[];
  codes?: readonly string[];
  /** Key of the payment method chosen in the session. */
  payment?: string;
  /** Of accounts; guests have none. */
  passwordHash?: string;
}

const newId = () => randomBytes(16).toString("hex");

export async function insertShoppers(sql: Sql, count: number, wanted: WantedCart): Promise<OrderShopper[]> {
  const { payment = "prepayment", passwordHash = null } = wanted;
  const shoppers = Array.from({ length: count }, () => ({
    token: freshToken(),
    email: newEmail(),
    customerId: newId(),
  }));
  const people = JSON.stringify(shoppers.map((shopper) => ({ ...shopper, addressId: newId() })));
  await sql`
    with people as materialized (
      select p.*, c.id as channel_id from json_to_recordset(${people}::text::json)
        as p (token text, email text, "customerId" uuid, "addressId" uuid),
        (select id from sales_channel where access_key = ${id.accessKey}) c
    ), customers as (
      insert into customer (id, sales_channel_id, customer_group_id, email, guest, password_hash, salutation_id, first_name, last_name,
        language_id, default_billing_address_id, default_shipping_address_id)
      select "customerId", channel_id, ${id.customerGroup("consumer")}, email, ${passwordHash === null}, ${passwordHash}, (select id from salutation order by id limit 1),
        'Ada', 'Brenner', ${id.language("de")}, "addressId", "addressId" from people
      returning id
    ), addresses as (
      insert into customer_address (id, customer_id, salutation_id, first_name, last_name, street, zipcode, city, country_id)
      select "addressId", customers.id, (select id from salutation order by id limit 1), 'Ada', 'Brenner', 'Ofenweg 1', '60314',
        'Frankfurt', ${id.country("de")} from people join customers on customers.id = people."customerId"
    ), sessions as (
      insert into shop_session (token, sales_channel_id, customer_id, payment_method_id)
      select token, channel_id, customers.id, ${id.paymentMethod(payment as "prepayment")}
      from people join customers on customers.id = people."customerId"
    )
    select count(*) from people`;
  await insertCarts(
    sql,
    shoppers.map(({ token }) => token),
    wanted,
  );
  return shoppers;
}

/** Carts as the API stores them, for tokens with or without a session. */
export async function insertCarts(
  sql: Sql,
  tokens: readonly string[],
  { lines, codes = [] }: WantedCart,
): Promise<void> {
  const content = {
    lines: lines.map(([key, quantity]) => ({
      id: id.product(key),
      productId: id.product(key),
      quantity,
      payload: {},
    })),
    codes,
    blockedPromotionIds: [],
    applied: [],
    zipcode: null,
    taxDeclaration: "none",
    customerComment: null,
  };
  await sql`
    insert into cart (token, version, product_ids, codes, content)
    select token, 1, ${content.lines.map((line) => line.productId)}::uuid[], ${codes.map((code) => code.toLowerCase())}::text[],
      ${JSON.stringify(content)}::text::json from unnest(${tokens as string[]}::text[]) token`;
}
