import type { DeadJob, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { listRows } from "../admin-list/index.ts";
import { toldError } from "./told-error.ts";

export async function listDeadJobs(sql: Sql, request: ListRequest): Promise<ListPage<DeadJob>> {
  const page = await listRows<DeadJob>(sql, request, {
    rows: sql`from graphile_worker.jobs j`,
    columns: columns(sql),
    where: isDead(sql),
    filters: { task: (name) => sql`j.task_identifier = ${name}` },
    sorts: { failedAt: sql`j.updated_at` },
    last: sql`j.id`,
  });
  return { ...page, items: page.items.map(told) };
}

/** From the first attempt on, now. Undefined: it is not dead. */
export async function retryDeadJob(tx: Sql, id: string): Promise<DeadJob | undefined> {
  const job = await selectDeadJob(tx, id);
  if (job)
    await tx`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`;
  return job;
}

/** What it was for is not done. Undefined: it is not dead. */
export async function giveUpDeadJob(tx: Sql, id: string): Promise<DeadJob | undefined> {
  const job = await selectDeadJob(tx, id);
  if (job) await tx`select graphile_worker.complete_jobs(array[${id}::bigint])`;
  return job;
}

/** How many wait to be done now, how many nobody tries any more, and since when. */
export async function countJobs(sql: Sql) {
  const isDue = sql`j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts`;
  const [row] = await sql<
    { due: number; oldestDue: string | null; dead: number; oldestDead: string | null }[]
  >`
    select count(*) filter (where ${isDue})::int as due, min(j.run_at) filter (where ${isDue}) as "oldestDue",
      count(*) filter (where ${isDead(sql)})::int as dead, min(j.updated_at) filter (where ${isDead(sql)}) as "oldestDead"
    from graphile_worker.jobs j`;
  const { due = 0, oldestDue = null, dead = 0, oldestDead = null } = row ?? {};
  return { due: { waiting: due, oldest: oldestDue }, dead: { waiting: dead, oldest: oldestDead } };
}

async function selectDeadJob(sql: Sql, id: string): Promise<DeadJob | undefined> {
  const [job] = await sql<
    DeadJob[]
  >`select ${columns(sql)} from graphile_worker.jobs j where j.id = ${id}::bigint and ${isDead(sql)}`;
  return job && told(job);
}

function told(job: DeadJob): DeadJob {
  return { ...job, lastError: toldError(job.lastError) };
}

function columns(sql: Sql) {
  return sql`j.id::text, j.task_identifier as task, j.attempts::int, j.last_error as "lastError", j.created_at as "createdAt",
    j.updated_at as "failedAt"`;
}

function isDead(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.locked_at is null`;
}
