import { readFile } from "node:fs/promises";
import type { Sql } from "postgres";

/** Of Linux, whatever the clock of the kernel. */
const TICKS_PER_SECOND = 100;
const USER_TIME = 11;

/** CPU time of a running process in ms; 0 when it has ended. */
async function cpuMs(processId: number): Promise<number> {
  const text = await readFile(`/proc/${processId}/stat`, "utf8").catch(() => "");
  // The name in the middle may hold spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[USER_TIME] ?? 0) + Number(fields[USER_TIME + 1] ?? 0);
  return (ticks * 1000) / TICKS_PER_SECOND;
}

export interface CpuTimes {
  node: number;
  postgres: number;
}

/** Connections to this database and the processes that write for all; connections of other databases are not counted. */
export async function readCpuTimes(sql: Sql, nodeIds: readonly number[]): Promise<CpuTimes> {
  const rows = await sql<{ pid: number }[]>`
    select pid from pg_stat_activity where datname = current_database() or backend_type in ('walwriter', 'background writer', 'checkpointer')`;
  const sum = async (ids: readonly number[]) =>
    (await Promise.all(ids.map(cpuMs))).reduce((total, ms) => total + ms, 0);
  return { node: await sum(nodeIds), postgres: await sum(rows.map(({ pid }) => pid)) };
}
