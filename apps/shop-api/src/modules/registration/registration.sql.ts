import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { type CustomerRow, deleteWaiting } from "../customer/index.ts";

export const FORGET_REGISTRATION = "forget_registration";

/** A registration nobody confirmed is forgotten after so many days. */
const WAITING_DAYS = 14;

/** The row an `opt_in_hash` belongs to; later calls wait until this one is through. */
export async function lockByOptInHash(
  tx: Sql,
  channelId: string,
  hash: string,
): Promise<CustomerRow | undefined> {
  const [row] = await tx<CustomerRow[]>`
    select * from customer where opt_in_hash = ${hash} and sales_channel_id = ${channelId} for update`;
  return row;
}

/** The address is proven: this registration is the account, the others that waited for the same address are gone. */
export async function confirmRegistration(
  tx: Sql,
  { id, sales_channel_id, email }: CustomerRow,
): Promise<void> {
  await tx`update customer set opt_in_confirmed_at = now(), updated_at = now() where id = ${id}`;
  await deleteWaiting(tx, sales_channel_id, email);
}

export async function deleteIfWaiting(tx: Sql, id: string): Promise<void> {
  await tx`delete from customer where id = ${id} and double_opt_in and opt_in_confirmed_at is null`;
}

/** A registration that cannot be confirmed is forgotten at once, any other when its link is too old. */
export async function queueForgetting(tx: Sql, customerId: string, canBeConfirmed: boolean): Promise<void> {
  const payload = JSON.stringify({ customerId });
  const days = canBeConfirmed ? WAITING_DAYS : 0;
  await tx`select graphile_worker.add_job(${FORGET_REGISTRATION}, ${payload}::text::json,
    run_at => now() + ${days} * interval '1 day', priority => ${jobPriority.last})`;
}
