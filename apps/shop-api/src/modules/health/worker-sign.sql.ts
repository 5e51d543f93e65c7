import type { Sql } from "../../platform/database/database.ts";

/** A worker has a connection under its name while it lives, and says something on it every five seconds (platform/jobs/jobs-of-the-dead.ts). */
export async function selectWorkerSign(sql: Sql): Promise<string | null> {
  const [row] = await sql<{ at: string | null }[]>`
    select max(state_change) as at from pg_stat_activity
    where datname = current_database() and application_name ~ '^pool-[0-9a-f]+$'`;
  return row?.at ?? null;
}
