import type { Sql } from "../../platform/database/database.ts";

interface Waiting {
  waiting: number;
  oldest: string | null;
}

const none: Waiting = { waiting: 0, oldest: null };

/** Without a provider somebody sends the money by hand. */
export async function countOpenRefunds(sql: Sql): Promise<{ provider: Waiting; staff: Waiting }> {
  const rows = await sql<(Waiting & { by: "provider" | "staff" })[]>`
    select case when t.provider is null then 'staff' else 'provider' end as by,
      count(*)::int as waiting, min(r.created_at) as oldest
    from payment_refund r join order_transaction t on t.id = r.transaction_id
    where r.state = 'open' group by 1`;
  const of = (by: "provider" | "staff") => rows.find((row) => row.by === by) ?? none;
  return { provider: of("provider"), staff: of("staff") };
}

export async function countUnappliedEvents(sql: Sql): Promise<Waiting> {
  const [row] = await sql<Waiting[]>`
    select count(*)::int as waiting, min(received_at) as oldest from payment_event where applied_at is null`;
  return row ?? none;
}

export async function countUnsentMails(sql: Sql): Promise<Waiting> {
  const [row] = await sql<Waiting[]>`
    select count(*)::int as waiting, min(created_at) as oldest from mail where sent_at is null and refused is null`;
  return row ?? none;
}
