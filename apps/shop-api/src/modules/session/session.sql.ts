import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { DeviceName } from "./name-device.ts";

export interface CustomerSessionRow extends DeviceName {
  id: string;
  created_at: string;
  last_used_at: string;
}

export async function insertSession(
  tx: Sql,
  { hash, customerId, device }: { hash: string; customerId: string; device: DeviceName },
): Promise<void> {
  const { browser, system } = device;
  await tx`insert into customer_session (id, token_hash, customer_id, browser, system)
    values (${newId()}, ${hash}, ${customerId}, ${browser}, ${system})`;
}

/** Those a customer is still signed in with, the one used last first. */
export function selectSessions(
  sql: Sql,
  customerId: string,
  { lifetimeSeconds, days }: SessionLimits,
): Promise<CustomerSessionRow[]> {
  return sql<CustomerSessionRow[]>`
    select id, browser, system, created_at, last_used_at from customer_session
    where customer_id = ${customerId} and last_used_at >= now() - ${lifetimeSeconds} * interval '1 second'
      and created_at >= now() - ${days} * interval '1 day'
    order by last_used_at desc, id`;
}

export interface SessionLimits {
  lifetimeSeconds: number;
  days: number;
}

export async function endSession(tx: Sql, id: string): Promise<void> {
  await tx`delete from customer_session where id = ${id}`;
}

/** False: the customer has no such session. */
export async function endOwnSession(sql: Sql, customerId: string, id: string): Promise<boolean> {
  const { count } = await sql`delete from customer_session where id = ${id} and customer_id = ${customerId}`;
  return count === 1;
}

export async function endOtherSessions(sql: Sql, customerId: string, id: string): Promise<void> {
  await sql`delete from customer_session where customer_id = ${customerId} and id <> ${id}`;
}

export async function endSessionsOf(tx: Sql, customerId: string): Promise<void> {
  await tx`delete from customer_session where customer_id = ${customerId}`;
}
