import { createHash } from "node:crypto";
import type { Sql } from "../../../src/platform/database/database.ts";
import { newEmail } from "./account.ts";
import type { Headers } from "../api-client.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertAccount, insertSession } from "./given-account.ts";

/* What customers own, written straight into the database. */

const newCustomer = (sql: Sql) => insertAccount(sql, { email: newEmail() });

export const ADDRESS_ID = "a".repeat(32);

/** Somebody with a second address of a known id; `more` may make it a default or the one in use. */
export const withAddress =
  (more: (sql: Sql, customerId: string) => Promise<unknown> = async () => {}) =>
  async (sql: Sql): Promise<Headers> => {
    const customerId = await newCustomer(sql);
    await sql`update customer set default_billing_address_id = null where default_billing_address_id = ${ADDRESS_ID}`;
    await sql`delete from customer_address where id = ${ADDRESS_ID}`;
    await sql`insert into customer_address (id, customer_id, first_name, last_name, street, zipcode, city, country_id)
      values (${ADDRESS_ID}, ${customerId}, 'Bo', 'Sund', 'Gasse 2', '34117', 'Kassel', ${id.country("de")})`;
    const headers = await insertSession(sql, customerId);
    await more(sql, customerId);
    return headers;
  };

export const withWishlistItem =
  (product: string) =>
  async (sql: Sql): Promise<Headers> => {
    const customerId = await newCustomer(sql);
    await sql`insert into wishlist_product (customer_id, product_id) values (${customerId}, ${id.product(product)})`;
    return insertSession(sql, customerId);
  };

export const withReview =
  (product: string) =>
  async (sql: Sql): Promise<Headers> => {
    const customerId = await newCustomer(sql);
    await sql`insert into product_review (id, product_id, language_id, customer_id, received_at, title, content, points)
      values (gen_random_uuid(), ${id.product(product)}, ${id.language("de")}, ${customerId}, now(), 'Title', 'Content', 3)`;
    return insertSession(sql, customerId);
  };

const SECRET = "3".repeat(32);
const READER = "reader@example.com";

export const readerProof = { hash: SECRET, em: createHash("sha1").update(READER).digest("hex") };

/** Somebody who asked for the newsletter; the link of the mail is `readerProof`. */
export const withReader =
  (status: "notSet" | "optIn") =>
  async (sql: Sql): Promise<Headers> => {
    const hash = createHash("sha256").update(SECRET).digest("hex");
    await sql`delete from newsletter_recipient where hash = ${hash}`;
    await sql`insert into newsletter_recipient (id, sales_channel_id, email, status, hash, language_id)
      select gen_random_uuid(), id, ${READER}, ${status}, ${hash}, language_id from sales_channel
      where access_key = ${id.accessKey}`;
    return {};
  };
