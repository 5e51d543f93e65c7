import { openDatabase, type Sql } from "./database.ts";

/** Also keeps the connection from being closed as idle. */
const EVERY_MS = 5000;

/**
 * Jobs whose worker was killed stay locked; the library frees them after four hours, which is long for a confirmation mail.
 * So every worker shows that it lives by a connection that carries its name, which ends with the process, and frees the jobs
 * of those that have none. A worker that only lost its connection may still be at work: a job must stand a second run at the
 * same time, as sending a mail does by locking its row.
 */
export function freeJobsOfTheDead(databaseUrl: string, own: string, warn: (error: unknown) => void) {
  const sql = openDatabase(databaseUrl, { poolSize: 1, name: own });
  const free = () => void freeJobs(sql).catch(warn);
  free();
  const timer = setInterval(free, EVERY_MS);
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await sql.end({ timeout: 5 });
    },
  };
}

/** A worker that is just starting gets two seconds to show itself. */
async function freeJobs(sql: Sql): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(dead.locked_by)) from (
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - interval '2 seconds' and not exists (
      select from pg_stat_activity where datname = current_database() and application_name = locked_by)
  ) dead having count(*) > 0`;
}
