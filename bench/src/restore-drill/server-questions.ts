import type { Sql } from "postgres";
import { waitUntil } from "../../../tools/src/processes/ready.ts";
import { placeCopy } from "./drill-orders.ts";

/** Of a step on a slow machine; what takes longer hangs. */
const PATIENCE_MS = 600_000;

interface Answer {
  done: boolean;
}

async function isYes(question: PromiseLike<readonly Answer[]>): Promise<boolean> {
  return (await question)[0]?.done === true;
}

export function archived(sql: Sql): Promise<void> {
  const question = () => sql<Answer[]>`
    select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) as done from pg_stat_archiver`;
  return waitUntil("the log in the backups", () => isYes(question()), PATIENCE_MS);
}

export function recovered(sql: Sql): Promise<void> {
  const question = () => sql<Answer[]>`select not pg_is_in_recovery() as done`;
  return waitUntil("the recovered server", () => isYes(question()), PATIENCE_MS);
}

/** While the shop sells: a server that writes nothing leaves a replica waiting that begins at the next segment of the log. */
export function caughtUp(sql: Sql): Promise<void> {
  const question = () => sql<Answer[]>`
    select pg_current_wal_lsn() - replay_lsn < 65536 as done from pg_stat_replication`;
  const sellAndAsk = async () => {
    await placeCopy(sql);
    return isYes(question());
  };
  return waitUntil("the replica", sellAndAsk, PATIENCE_MS);
}

export async function lastSold(sql: Sql): Promise<number> {
  const [row] = await sql<{ sold: number }[]>`
    select count(*)::int as sold from shop_order where order_number like 'drill-%'`;
  return row?.sold ?? 0;
}
