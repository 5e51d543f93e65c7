import type { ContentPageSheet } from "@hearth/admin-contract";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";

export const RUN_CONTENT_SCHEDULE = "content-schedule";

type Schedule = Pick<ContentPageSheet, "publishAt" | "publishNumber" | "endAt">;

/** What the worker shall do, and the jobs that wake it for that; jobs of an older plan go. */
export async function keepSchedule(
  tx: Sql,
  id: string,
  { publishAt, publishNumber, endAt }: Schedule,
): Promise<void> {
  await tx`update content_page set publish_at = ${publishAt}, publish_number = ${publishNumber}, end_at = ${endAt}
    where id = ${id} and (publish_at, publish_number, end_at)
      is distinct from (${publishAt}::timestamptz, ${publishNumber}::int, ${endAt}::timestamptz)`;
  await wake(tx, id, { step: "publish", at: publishAt });
  await wake(tx, id, { step: "end", at: endAt });
}

/** One job for each step of a page, known by its key. */
async function wake(tx: Sql, id: string, { step, at }: { step: string; at: string | null }): Promise<void> {
  const key = `${RUN_CONTENT_SCHEDULE}:${step}:${id}`;
  if (at === null) await tx`select graphile_worker.remove_job(${key})`;
  else
    await tx`select graphile_worker.add_job(${RUN_CONTENT_SCHEDULE}, json_build_object('pageId', ${id}::text),
      run_at => ${at}::timestamptz, job_key => ${key}, priority => ${jobPriority.usual})`;
}

/** By the clock jobs are woken by. */
export async function selectDue(
  tx: Sql,
  id: string,
): Promise<{ publishes: boolean; ends: boolean } | undefined> {
  const [due] = await tx<{ publishes: boolean; ends: boolean }[]>`
    select coalesce(publish_at <= now(), false) as publishes, coalesce(end_at <= now(), false) as ends
    from content_page where id = ${id}`;
  return due;
}

export async function clearDue(tx: Sql, id: string, step: "publish" | "end"): Promise<void> {
  if (step === "publish")
    await tx`update content_page set publish_at = null, publish_number = null where id = ${id}`;
  else await tx`update content_page set end_at = null where id = ${id}`;
}
