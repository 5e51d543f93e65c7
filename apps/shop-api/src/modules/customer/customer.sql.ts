import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { AddressRow, CustomerRow } from "./customer-rows.ts";
import type { CustomerRecord } from "./present-customer.ts";

export async function selectCustomer(sql: Sql, id: string): Promise<CustomerRow | undefined> {
  const [row] = await sql<CustomerRow[]>`
    select c.*, c.birthday::text as birthday from customer c where c.id = ${id}`;
  return row;
}

function selectAddresses(sql: Sql, customerId: string) {
  return sql<AddressRow[]>`
    select * from customer_address where customer_id = ${customerId} order by created_at, id`;
}

export async function selectRecord(sql: Sql, id: string): Promise<CustomerRecord | undefined> {
  const [customer, addresses] = await Promise.all([selectCustomer(sql, id), selectAddresses(sql, id)]);
  return customer && { customer, addresses };
}

/** The account of a mail address; if there is none, the newest registration that waits for its link. */
export async function selectByEmail(
  sql: Sql,
  channelId: string,
  email: string,
): Promise<CustomerRow | undefined> {
  const [row] = await sql<CustomerRow[]>`
    (select 1 as rank, c.* from customer c
      where sales_channel_id = ${channelId} and lower(email) = lower(${email})
        and not guest and (not double_opt_in or opt_in_confirmed_at is not null))
    union all
    (select 2 as rank, c.* from customer c
      where sales_channel_id = ${channelId} and lower(email) = lower(${email})
        and double_opt_in and opt_in_confirmed_at is null and opt_in_hash is not null
      order by created_at desc limit 1)
    order by rank limit 1`;
  return row;
}

export type NewCustomer = Pick<
  CustomerRow,
  | "sales_channel_id"
  | "customer_group_id"
  | "requested_group_id"
  | "email"
  | "guest"
  | "password_hash"
  | "account_type"
  | "salutation_id"
  | "title"
  | "first_name"
  | "last_name"
  | "company"
  | "vat_ids"
  | "birthday"
  | "language_id"
  | "double_opt_in"
  | "opt_in_sent_at"
  | "opt_in_confirmed_at"
> & { opt_in_hash: string | null; custom_fields: Record<string, unknown> };

export type NewAddress = Omit<AddressRow, "id" | "customer_id" | "created_at" | "updated_at">;

/** Inside a transaction: the customer with addresses; without one for shipping, that for billing serves both. */
export async function insertCustomer(
  tx: Tx,
  customer: NewCustomer,
  addresses: { billing: NewAddress; shipping: NewAddress | null } | null,
): Promise<string> {
  const id = newId();
  const row = { ...customer, id, custom_fields: tx.json(customer.custom_fields as never) };
  await tx`insert into customer ${tx(row)}`;
  if (!addresses) return id;
  const billingId = await insertAddress(tx, id, addresses.billing);
  const shippingId = addresses.shipping ? await insertAddress(tx, id, addresses.shipping) : billingId;
  await tx`update customer set default_billing_address_id = ${billingId}, default_shipping_address_id = ${shippingId}
    where id = ${id}`;
  return id;
}

async function insertAddress(tx: Sql, customerId: string, address: NewAddress): Promise<string> {
  const id = newId();
  const row = {
    ...address,
    id,
    customer_id: customerId,
    custom_fields: tx.json(address.custom_fields as never),
  };
  await tx`insert into customer_address ${tx(row)}`;
  return id;
}

export async function deleteWaiting(tx: Sql, channelId: string, email: string): Promise<void> {
  await tx`delete from customer where sales_channel_id = ${channelId} and lower(email) = lower(${email})
    and double_opt_in and opt_in_confirmed_at is null`;
}

export type CustomerChange = Partial<
  Pick<
    CustomerRow,
    | "email"
    | "new_email"
    | "new_email_asked_at"
    | "password_hash"
    | "account_type"
    | "salutation_id"
    | "title"
    | "first_name"
    | "last_name"
    | "company"
    | "vat_ids"
    | "birthday"
    | "language_id"
    | "requested_group_id"
    | "group_requested_at"
    | "group_decision"
    | "group_decided_at"
    | "default_payment_method_id"
    | "double_opt_in"
    | "opt_in_confirmed_at"
  > & { new_email_hash: null }
>;

export async function updateCustomer(tx: Sql, id: string, change: CustomerChange): Promise<void> {
  await tx`update customer set ${tx({ ...change, updated_at: new Date() } as never)} where id = ${id}`;
}

/** The hash somebody proved a moment ago may have been changed meanwhile. */
export async function hasPasswordHash(tx: Sql, id: string, hash: string | null): Promise<boolean> {
  const rows = await tx`
    select from customer where id = ${id} and active and password_hash is not distinct from ${hash} for update`;
  return rows.length === 1;
}

export async function deleteGuestWithoutOrders(tx: Sql, id: string): Promise<void> {
  await tx`delete from customer where id = ${id} and guest and order_count = 0`;
}
