import type { Sql } from "../../platform/database/database.ts";

export interface SessionRow extends SessionChosen {
  /** Of the choices and the cart; the same on all devices of a customer. */
  context_key: string;
  /** Null: anonymous. */
  session_id: string | null;
  started_at: string;
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
  hash: string,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select * from session_read where token_hash = ${hash} and sales_channel_id = ${channelId}`;
  return row;
}

export async function saveChoices(
  sql: Sql,
  channelId: string,
  contextKey: string,
  choices: SessionChoices,
): Promise<void> {
  const row = { context_key: contextKey, sales_channel_id: channelId, last_used_at: new Date(), ...choices };
  await sql`insert into shop_context ${sql(row)} on conflict (context_key) do update set ${sql({ last_used_at: row.last_used_at, ...choices })}`;
}

/** Keeps a living session alive without a write on every request. */
export async function touchSession(
  sql: Sql,
  { session_id, context_key }: Pick<SessionRow, "session_id" | "context_key">,
): Promise<void> {
  await (session_id === null
    ? sql`update shop_context set last_used_at = now() where context_key = ${context_key}`
    : sql`update customer_session set last_used_at = now() where id = ${session_id}`);
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
