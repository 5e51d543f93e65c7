import type { DeadJob, ListPage, ListRequest } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database.ts";
import { listRows } from "../admin-list/index.ts";

export function listDeadJobs(sql: Sql, request: ListRequest): Promise<ListPage<DeadJob>> {
  return listRows<DeadJob>(sql, request, {
    rows: sql`from graphile_worker.jobs j`,
    columns: columns(sql),
    where: isDead(sql),
    filters: { task: (name) => sql`j.task_identifier = ${name}` },
    sorts: { failedAt: sql`j.updated_at` },
    last: sql`j.id`,
  });
}

/** From the first attempt on, now. Undefined: it is not dead. */
export async function retryDeadJob(tx: Sql, id: string): Promise<DeadJob | undefined> {
  const [job] = await tx<
    DeadJob[]
  >`select ${columns(tx)} from graphile_worker.jobs j where j.id = ${id}::bigint and ${isDead(tx)}`;
  if (job)
    await tx`select graphile_worker.reschedule_jobs(array[${id}::bigint], run_at := now(), attempts := 0)`;
  return job;
}

function columns(sql: Sql) {
  return sql`j.id::text, j.task_identifier as task, j.attempts::int, j.last_error as "lastError", j.created_at as "createdAt",
    j.updated_at as "failedAt"`;
}

function isDead(sql: Sql) {
  return sql`j.attempts >= j.max_attempts and j.locked_at is null`;
}
