import { createHash, randomBytes } from "node:crypto";
import { tokenHash } from "../../../src/modules/context/index.ts";
import type { Sql } from "../../../src/platform/database/database.ts";
import { createPasswordHasher } from "../../../src/platform/password/password-hasher.ts";
import { newEmail, PASSWORD } from "./account.ts";
import type { Headers } from "../api-client.ts";
import { freshToken } from "../order/cart.ts";
import * as id from "../content/catalogue-ids.ts";
import { testPasswordCost } from "../test-config.ts";

/* Accounts written straight into the database, for requests that only need one to be there. */

const newId = () => randomBytes(16).toString("hex");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

let hash: Promise<string> | undefined;
/** Once for all tests of a file: hashing is slow on purpose. */
const passwordHash = () => (hash ??= createPasswordHasher(1, testPasswordCost).hash(PASSWORD));

interface Given {
  email: string;
  guest?: boolean;
  account_type?: "business";
  company?: string;
  double_opt_in?: boolean;
  opt_in_hash?: string | null;
  opt_in_confirmed_at?: Date | null;
}

/** The only one with this address afterwards. Answers its id. */
export async function insertAccount(sql: Sql, given: Given): Promise<string> {
  const customerId = newId();
  const addressId = newId();
  await sql`delete from customer where lower(email) = lower(${given.email})`;
  const row = {
    id: customerId,
    customer_group_id: id.customerGroup("consumer"),
    first_name: "Ada",
    last_name: "Brenner",
    language_id: id.language("de"),
    password_hash: given.guest ? null : await passwordHash(),
    ...given,
  };
  await sql`insert into customer ${sql({ ...row, sales_channel_id: await channelId(sql) } as never)}`;
  await sql`insert into customer_address (id, customer_id, first_name, last_name, street, zipcode, city, country_id)
    values (${addressId}, ${customerId}, 'Ada', 'Brenner', 'Ofenweg 1', '60314', 'Frankfurt', ${id.country("de")})`;
  await sql`update customer set default_billing_address_id = ${addressId}, default_shipping_address_id = ${addressId}
    where id = ${customerId}`;
  return customerId;
}

export async function insertSession(sql: Sql, customerId: string): Promise<Headers> {
  const token = freshToken();
  await sql`insert into shop_context (context_key, sales_channel_id, customer_id)
    values (${newId()}, ${await channelId(sql)}, ${customerId}) on conflict do nothing`;
  await sql`insert into customer_session (id, token_hash, customer_id)
    values (${newId()}, ${tokenHash(token)}, ${customerId})`;
  return { "sw-context-token": token };
}

async function channelId(sql: Sql): Promise<string> {
  const [channel] = await sql<
    { id: string }[]
  >`select id from sales_channel where access_key = ${id.accessKey}`;
  return channel?.id ?? "";
}

/** Somebody signed in, with an address of their own; other accounts with the named addresses are gone. */
export const asCustomer =
  (email = newEmail(), ...free: readonly string[]) =>
  async (sql: Sql): Promise<Headers> => {
    await sql`delete from customer where email = any(${free as string[]})`;
    return insertSession(sql, await insertAccount(sql, { email }));
  };

export const asCompany = async (sql: Sql): Promise<Headers> => {
  const company = { account_type: "business", company: "Brenner GmbH" } as const;
  return insertSession(sql, await insertAccount(sql, { email: newEmail(), ...company }));
};

export const asGuest = async (sql: Sql): Promise<Headers> =>
  insertSession(sql, await insertAccount(sql, { email: newEmail(), guest: true }));

export const accountOf =
  (email: string) =>
  async (sql: Sql): Promise<Headers> => {
    await insertAccount(sql, { email });
    return {};
  };

const WAITING_SECRET = "1".repeat(32);
export const RECOVERY_SECRET = "2".repeat(32);

export const waitingProof = (email: string) => ({
  hash: WAITING_SECRET,
  em: createHash("sha1").update(email).digest("hex"),
});

/** A registration whose mail link is `waitingProof`, confirmed already or not. */
export const waitingOf =
  (email: string, isConfirmed = false) =>
  async (sql: Sql): Promise<Headers> => {
    const opt_in_confirmed_at = isConfirmed ? new Date() : null;
    await sql`delete from customer where opt_in_hash = ${sha256(WAITING_SECRET)}`;
    await insertAccount(sql, {
      email,
      double_opt_in: true,
      opt_in_hash: sha256(WAITING_SECRET),
      opt_in_confirmed_at,
    });
    return {};
  };

export const EMAIL_CHANGE_SECRET = "3".repeat(32);

/** Somebody who asked for another address; its mail link has the secret above. */
export const emailChangeOf =
  (email: string, newEmailAddress: string) =>
  async (sql: Sql): Promise<Headers> => {
    await sql`delete from customer where email = ${newEmailAddress} or new_email = ${newEmailAddress}`;
    const customerId = await insertAccount(sql, { email });
    await sql`update customer set new_email = ${newEmailAddress}, new_email_asked_at = now(),
      new_email_hash = ${sha256(EMAIL_CHANGE_SECRET)} where id = ${customerId}`;
    return {};
  };

export const recoveryOf =
  (email: string) =>
  async (sql: Sql): Promise<Headers> => {
    const customerId = await insertAccount(sql, { email });
    await sql`insert into customer_recovery (customer_id, hash) values (${customerId}, ${sha256(RECOVERY_SECRET)})`;
    return {};
  };
