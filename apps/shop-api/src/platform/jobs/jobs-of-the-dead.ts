import { openDatabase, type Sql } from "../database/database.ts";

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

interface DeadJob {
  id: string;
  attempts: number;
  locked_by: string;
}

/**
 * A worker that is just starting gets two seconds to show itself. The attempt its death took is given back, and the job goes to the
 * end of the queue: a worker that dies again and again, for whatever reason, must not use up the attempts of the mails it holds.
 */
async function freeJobs(sql: Sql): Promise<void> {
  const dead = await sql<DeadJob[]>`
    select id::text, attempts, locked_by from graphile_worker.jobs
    where locked_at < now() - interval '2 seconds' and not exists (
      select from pg_stat_activity where datname = current_database() and application_name = locked_by)`;
  if (dead.length === 0) return;
  await sql`select graphile_worker.force_unlock_workers(${dead.map((job) => job.locked_by)}::text[])`;
  await sql`
    select graphile_worker.reschedule_jobs(array[j.id], run_at := now(), attempts := greatest(0, j.attempts - 1))
    from unnest(${dead.map(({ id }) => id)}::bigint[], ${dead.map((job) => job.attempts)}::int[]) as j (id, attempts)`;
}
