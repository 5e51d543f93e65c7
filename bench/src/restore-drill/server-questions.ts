import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { placeCopy } from "./drill-orders.ts";

async function eventually(question: () => Promise<boolean>): Promise<void> {
  while (!(await question())) await sleep(100);
}

export function archived(sql: Sql): Promise<void> {
  return eventually(async () => {
    const [row] = await sql<{ done: boolean }[]>`
      select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`;
    return row?.done === true;
  });
}

export function recovered(sql: Sql): Promise<void> {
  return eventually(async () => {
    const [row] = await sql<{ done: boolean }[]>`select not pg_is_in_recovery() as done`;
    return row?.done === true;
  });
}

/** While the shop sells: a server that writes nothing leaves a replica waiting that begins at the next segment of the log. */
export function caughtUp(sql: Sql): Promise<void> {
  return eventually(async () => {
    await placeCopy(sql);
    const [row] = await sql<{ done: boolean }[]>`
      select pg_current_wal_lsn() - replay_lsn < 65536 as done from pg_stat_replication`;
    return row?.done === true;
  });
}

export async function lastSold(sql: Sql): Promise<number> {
  const [row] = await sql<{ sold: number }[]>`
    select count(*)::int as sold from shop_order where order_number like 'drill-%'`;
  return row?.sold ?? 0;
}
