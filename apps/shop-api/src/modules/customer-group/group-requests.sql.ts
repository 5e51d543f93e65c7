import type { Sql } from "../../platform/database/database.ts";
import type { Tx } from "../../platform/database/transaction.ts";

export interface GroupRequest {
  id: string;
  customerNumber: string;
  salesChannelId: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string | null;
  vatIds: string[];
  languageId: string;
  requestedGroupId: string;
  createdAt: string;
  /** Of the invoice, line by line. */
  address: string[];
}

/** Oldest first. A registration that waits for its mail link asks for nothing yet. */
export function selectGroupRequests(sql: Sql) {
  return sql<
    GroupRequest[]
  >`select ${columns(sql)} from customer where ${isAsking(sql)} order by created_at, id`;
}

/** By id or customer number. */
export async function lockGroupRequest(tx: Tx, customer: string): Promise<GroupRequest | undefined> {
  const [row] = await tx<GroupRequest[]>`
    select ${columns(tx)} from customer
    where ${isAsking(tx)} and (customer_number = ${customer} or replace(id::text, '-', '') = ${customer.toLowerCase()})
    for update`;
  return row;
}

/** From the next request on they see the prices of their group. */
export async function joinGroup(tx: Tx, { id, requestedGroupId }: GroupRequest): Promise<void> {
  await tx`update customer set customer_group_id = ${requestedGroupId}, requested_group_id = null,
      group_decision = 'accepted', group_decided_at = now(), updated_at = now()
    where id = ${id}`;
}

export async function dropRequest(tx: Tx, { id }: GroupRequest): Promise<void> {
  await tx`update customer set requested_group_id = null, group_decision = 'declined', group_decided_at = now(),
    updated_at = now() where id = ${id}`;
}

function columns(sql: Sql) {
  return sql`id, customer_number as "customerNumber", sales_channel_id as "salesChannelId", email, first_name as "firstName",
    last_name as "lastName", company, vat_ids as "vatIds", language_id as "languageId",
    requested_group_id as "requestedGroupId", created_at as "createdAt", coalesce((
      select array_remove(array[a.company, nullif(trim(concat_ws(' ', a.first_name, a.last_name)), ''), a.street,
        concat_ws(' ', k.iso, a.zipcode, a.city)], null)
      from customer_address a join country k on k.id = a.country_id where a.id = default_billing_address_id), '{}') as address`;
}

function isAsking(sql: Sql) {
  return sql`requested_group_id is not null and active and (not double_opt_in or opt_in_confirmed_at is not null)`;
}
