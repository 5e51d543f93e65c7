import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { AddressRow, CustomerRow, NewAddress } from "../customer/index.ts";

export type Defaults = Pick<CustomerRow, "default_billing_address_id" | "default_shipping_address_id">;

const nobody: Defaults = { default_billing_address_id: null, default_shipping_address_id: null };

export async function selectDefaults(sql: Sql, customerId: string): Promise<Defaults> {
  const [row] = await sql<Defaults[]>`
    select default_billing_address_id, default_shipping_address_id from customer where id = ${customerId}`;
  return row ?? nobody;
}

/** Inside a transaction: whoever changes what the defaults are waits here for the others. */
export async function lockDefaults(tx: Tx, customerId: string): Promise<Defaults> {
  const [row] = await tx<Defaults[]>`
    select default_billing_address_id, default_shipping_address_id from customer where id = ${customerId} for update`;
  return row ?? nobody;
}

export async function insertAddress(
  sql: Sql,
  customerId: string,
  address: NewAddress,
): Promise<AddressRow | undefined> {
  const row = { ...stored(sql, address), id: newId(), customer_id: customerId };
  const [inserted] = await sql<AddressRow[]>`insert into customer_address ${sql(row)} returning *`;
  return inserted;
}

/** Undefined: it is not an address of this customer. */
export async function replaceAddress(
  sql: Sql,
  { id, customerId, address }: { id: string; customerId: string; address: NewAddress },
): Promise<AddressRow | undefined> {
  const row = { ...stored(sql, address), updated_at: new Date() };
  const [updated] = await sql<AddressRow[]>`
    update customer_address set ${sql(row)} where id = ${id} and customer_id = ${customerId} returning *`;
  return updated;
}

function stored(sql: Sql, address: NewAddress) {
  return { ...address, custom_fields: sql.json(address.custom_fields as never) };
}

export async function isOwnAddress(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const rows = await sql`select from customer_address where id = ${id} and customer_id = ${customerId}`;
  return rows.length === 1;
}

/** Chosen for the checkout that is running. */
export async function isActiveAddress(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const rows = await sql`
    select from shop_context where customer_id = ${customerId} and ${id} in (billing_address_id, shipping_address_id)`;
  return rows.length > 0;
}

export async function removeAddress(sql: Sql, customerId: string, id: string): Promise<void> {
  await sql`delete from customer_address where id = ${id} and customer_id = ${customerId}`;
}

export async function saveDefaults(sql: Sql, customerId: string, change: Partial<Defaults>): Promise<void> {
  await sql`update customer set ${sql({ ...change, updated_at: new Date() })} where id = ${customerId}`;
}
