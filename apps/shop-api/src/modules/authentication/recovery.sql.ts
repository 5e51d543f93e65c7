import type { Sql } from "../../platform/database/database.ts";

const RECOVERY_HOURS = 2;

export interface RecoveryRow {
  customer_id: string;
  email: string;
  is_expired: boolean;
}

/** One open recovery per customer: an older link ends. */
export async function saveRecovery(tx: Sql, customerId: string, hash: string): Promise<void> {
  await tx`insert into customer_recovery (customer_id, hash) values (${customerId}, ${hash})
    on conflict (customer_id) do update set hash = excluded.hash, created_at = now()`;
}

export async function selectRecovery(
  sql: Sql,
  channelId: string,
  hash: string,
): Promise<RecoveryRow | undefined> {
  const [row] = await sql<RecoveryRow[]>`
    select r.customer_id, c.email, r.created_at < now() - ${RECOVERY_HOURS} * interval '1 hour' as is_expired
    from customer_recovery r join customer c on c.id = r.customer_id
    where r.hash = ${hash} and c.sales_channel_id = ${channelId}`;
  return row;
}

/** Takes the link out of use; false if somebody else has just used it. */
export async function useRecovery(tx: Sql, hash: string): Promise<boolean> {
  const { count } = await tx`delete from customer_recovery where hash = ${hash}`;
  return count === 1;
}

export async function deleteRecovery(tx: Sql, customerId: string): Promise<void> {
  await tx`delete from customer_recovery where customer_id = ${customerId}`;
}
