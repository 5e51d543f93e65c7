import type { Sql } from "../../../src/platform/database/database.ts";
import { eventually } from "../eventually.ts";

/** Until nothing about orders waits any more: how many confirmations and invoices there are. */
export async function confirmedOrders(sql: Sql, patienceMs: number) {
  await eventually(async () => {
    const mails = await sql`select from mail where sent_at is null`;
    const jobs = await sql`
      select from graphile_worker.jobs where task_identifier in ('order_placed', 'send_first_mail')`;
    if (mails.length + jobs.length > 0) throw new Error(`${mails.length} mails wait, ${jobs.length} jobs`);
  }, patienceMs);
  const [made] = await sql<{ mails: number; invoices: number }[]>`
    select count(*)::int as mails, (select count(*)::int from order_document where type = 'invoice') as invoices
    from mail where event_key like 'order-placed:%'`;
  return made;
}
