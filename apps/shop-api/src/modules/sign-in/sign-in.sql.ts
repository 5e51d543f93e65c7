import type { Sql } from "../../platform/database.ts";

export interface SessionHolder {
  token: string;
  customer_id: string | null;
  is_guest: boolean;
  last_used_at: string;
}

/** Inside a transaction: whoever changes the identity of a customer's sessions waits here for the others. */
export async function lockCustomer(tx: Sql, customerId: string): Promise<void> {
  await tx`select from customer where id = ${customerId} for update`;
}

export async function selectHolder(tx: Sql, token: string): Promise<SessionHolder | undefined> {
  const [row] = await tx<SessionHolder[]>`
    select s.token, s.customer_id, coalesce(c.guest, false) as is_guest, s.last_used_at
    from shop_session s left join customer c on c.id = s.customer_id where s.token = ${token}`;
  return row;
}

export async function selectSessionOf(tx: Sql, customerId: string): Promise<SessionHolder | undefined> {
  const [row] = await tx<SessionHolder[]>`
    select s.token, s.customer_id, c.guest as is_guest, s.last_used_at
    from shop_session s join customer c on c.id = s.customer_id where s.customer_id = ${customerId}`;
  return row;
}

/** The session lives on under another token, for this customer; there may have been no row yet. A guest's addresses stay behind. */
export async function giveSession(
  tx: Sql,
  { from, to, channelId, customerId }: { from: string; to: string; channelId: string; customerId: string },
): Promise<void> {
  const { count } = await tx`
    update shop_session set token = ${to}, customer_id = ${customerId}, last_used_at = now(),
      shipping_address_id = null, billing_address_id = null where token = ${from}`;
  if (count === 0) {
    await tx`insert into shop_session (token, sales_channel_id, customer_id) values (${to}, ${channelId}, ${customerId})`;
  }
}

export async function renameSession(tx: Sql, from: string, to: string): Promise<void> {
  await tx`update shop_session set token = ${to}, last_used_at = now() where token = ${from}`;
}

export async function deleteSession(tx: Sql, token: string): Promise<void> {
  await tx`delete from shop_session where token = ${token}`;
}

export async function noteLogin(tx: Sql, customerId: string): Promise<void> {
  await tx`update customer set last_login_at = now() where id = ${customerId}`;
}
