import type { Sql } from "postgres";

const durable = ["fsync", "synchronous_commit", "full_page_writes"];

/** A commit that is not on the disk is another, much cheaper thing: such figures are refused. */
export async function assertDurable(sql: Sql, isAllowedNot: boolean): Promise<string> {
  const rows = await sql<{ name: string; setting: string }[]>`
    select name, setting from pg_settings where name = any(${durable}) order by name`;
  const off = rows.filter(({ setting }) => setting !== "on");
  if (!isAllowedNot && (rows.length < durable.length || off.length > 0))
    throw new Error(`commits are not durable: ${off.map(({ name }) => name).join(", ")}`);
  return rows.map(({ name, setting }) => `${name}=${setting}`).join(", ");
}
