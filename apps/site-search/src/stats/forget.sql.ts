import type { Sql } from "../platform/database.ts";

const RETENTION_DAYS = 90;

/** Events after three months, and the salts of days that are over. */
export async function forgetOldEvents(sql: Sql): Promise<void> {
  const before = sql`now() - make_interval(days => ${RETENTION_DAYS})`;
  await sql`delete from site_search.search where happened_at < ${before}`;
  await sql`delete from site_search.event where happened_at < ${before}`;
  await sql`delete from site_search.daily_salt where day < (now() at time zone 'UTC')::date`;
}
