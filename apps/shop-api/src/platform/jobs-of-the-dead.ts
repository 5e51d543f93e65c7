import type { Sql } from "./database.ts";

/**
 * Jobs whose worker was killed stay locked; the library frees them after four hours, which is long for a confirmation mail.
 * A worker lives as long as a connection carries its name. One that only lost its connection may still be working: so the
 * job itself must stand a second run at the same time, as sending a mail does by locking its row.
 */
export async function releaseJobsOfTheDead(sql: Sql, own: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(dead.locked_by)) from (
    select distinct locked_by from graphile_worker.jobs
    where locked_by <> ${own} and locked_at < now() - interval '2 seconds' and not exists (
      select from pg_stat_activity where datname = current_database() and application_name = locked_by)
  ) dead having count(*) > 0`;
}
