import type { Sql } from "../../platform/database.ts";

export interface SessionRow {
  token: string;
  language_id: string | null;
  currency_id: string | null;
  country_id: string | null;
  country_state_id: string | null;
  payment_method_id: string | null;
  shipping_method_id: string | null;
  last_used_at: string;
}

export type SessionChoices = Partial<Omit<SessionRow, "token" | "last_used_at">>;

export async function selectSession(
  sql: Sql,
  channelId: string,
  token: string,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select token, language_id, currency_id, country_id, country_state_id, payment_method_id, shipping_method_id, last_used_at
    from shop_session where token = ${token} and sales_channel_id = ${channelId}`;
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
