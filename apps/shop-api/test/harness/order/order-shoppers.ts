import { randomBytes } from "node:crypto";
import { tokenHash } from "../../../src/modules/context/index.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { newEmail } from "../account/account.ts";
import { freshToken } from "./cart.ts";
import * as id from "../content/catalogue-ids.ts";

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
  const people = shoppers.map(({ token, ...shopper }) => ({
    ...shopper,
    hash: tokenHash(token),
    contextKey: newId(),
    addressId: newId(),
  }));
  await sql`
    with people as materialized (
      select p.*, c.id as channel_id from json_to_recordset(${JSON.stringify(people)}::text::json)
        as p (hash text, "contextKey" text, email text, "customerId" uuid, "addressId" uuid),
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
      insert into customer_session (id, token_hash, customer_id)
      select gen_random_uuid(), hash, customers.id from people join customers on customers.id = people."customerId"
    ), contexts as (
      insert into shop_context (context_key, sales_channel_id, customer_id, payment_method_id)
      select "contextKey", channel_id, customers.id, ${id.paymentMethod(payment as "prepayment")}
      from people join customers on customers.id = people."customerId"
    )
    select count(*) from people`;
  await insertCarts(
    sql,
    people.map(({ contextKey }) => contextKey),
    wanted,
  );
  return shoppers;
}

/** Carts as the API stores them, by the key of a customer's context or the hash of a visitor's token. */
export async function insertCarts(
  sql: Sql,
  keys: readonly string[],
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
    insert into cart (context_key, version, product_ids, codes, content)
    select key, 1, ${content.lines.map((line) => line.productId)}::uuid[], ${codes.map((code) => code.toLowerCase())}::text[],
      ${JSON.stringify(content)}::text::json from unnest(${keys as string[]}::text[]) key`;
}
