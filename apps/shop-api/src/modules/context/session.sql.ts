import type { Sql } from "../../platform/database.ts";

export interface SessionRow extends SessionChosen {
  token: string;
  last_used_at: string;
  customer_id: string | null;
  customer_group_id: string | null;
  customer_is_guest: boolean | null;
  customer_order_count: number | null;
  shipping_address_id: string | null;
  billing_address_id: string | null;
  address_country_id: string | null;
  address_state_id: string | null;
  address_zipcode: string | null;
}

interface SessionChosen {
  language_id: string | null;
  currency_id: string | null;
  country_id: string | null;
  country_state_id: string | null;
  payment_method_id: string | null;
  shipping_method_id: string | null;
}

export type SessionChoices = Partial<
  SessionChosen & Pick<SessionRow, "shipping_address_id" | "billing_address_id">
>;

export async function selectSession(
  sql: Sql,
  channelId: string,
  token: string,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select * from session_read where token = ${token} and sales_channel_id = ${channelId}`;
  return row;
}

export async function saveChoices(
  sql: Sql,
  channelId: string,
  token: string,
  choices: SessionChoices,
): Promise<void> {
  const row = { token, sales_channel_id: channelId, last_used_at: new Date(), ...choices };
  await sql`insert into shop_session ${sql(row)} on conflict (token) do update set ${sql({ last_used_at: row.last_used_at, ...choices })}`;
}

/** Keeps a living session alive without a write on every request. */
export async function touchSession(sql: Sql, token: string): Promise<void> {
  await sql`update shop_session set last_used_at = now() where token = ${token}`;
}

/** Those of the ids that are addresses of the customer. */
export async function selectOwnAddressIds(
  sql: Sql,
  customerId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from customer_address where customer_id = ${customerId} and id = any(${ids as string[]}::uuid[])`;
  return rows.map(({ id }) => id);
}
