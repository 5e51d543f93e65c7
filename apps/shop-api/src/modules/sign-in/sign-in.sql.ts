import type { Sql } from "../../platform/database/database.ts";

/** Inside a transaction: whoever changes the identity of a customer's sessions waits here for the others. */
export async function lockCustomer(tx: Sql, customerId: string): Promise<void> {
  await tx`select from customer where id = ${customerId} for update`;
}

/** The key of the customer's choices and cart; undefined: they have none yet. */
export async function selectContextOf(tx: Sql, customerId: string): Promise<string | undefined> {
  const [row] = await tx<{ context_key: string }[]>`
    select context_key from shop_context where customer_id = ${customerId}`;
  return row?.context_key;
}

/** What a visitor has chosen is this customer's from now on; there may be nothing yet. A guest's addresses stay behind. */
export async function giveContext(
  tx: Sql,
  { from, to, channelId, customerId }: { from: string; to: string; channelId: string; customerId: string },
): Promise<void> {
  const { count } = await tx`
    update shop_context set context_key = ${to}, customer_id = ${customerId}, last_used_at = now(),
      shipping_address_id = null, billing_address_id = null where context_key = ${from}`;
  if (count > 0) return;
  await tx`insert into shop_context (context_key, sales_channel_id, customer_id) values (${to}, ${channelId}, ${customerId})`;
}

export async function deleteContext(tx: Sql, key: string): Promise<void> {
  await tx`delete from shop_context where context_key = ${key}`;
}

export async function noteLogin(tx: Sql, customerId: string): Promise<void> {
  await tx`update customer set last_login_at = now() where id = ${customerId}`;
}
