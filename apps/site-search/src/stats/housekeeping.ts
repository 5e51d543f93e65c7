import type { Config } from "../platform/config.ts";
import type { Sql } from "../platform/database.ts";
import { forgetOldEvents } from "./forget.sql.ts";
import { computeLifts, sendLifts } from "./lifts.ts";

const HOUR_MS = 3_600_000;
/** One of N processes does it. */
const LOCK = 4_813_002;

/** What is done once an hour: forgetting, and telling the shop what people choose. */
export async function keepHouse(sql: Sql, lifts: Config["lifts"]): Promise<void> {
  await sql.begin(async (tx) => {
    const [lock] = await tx<{ isOurs: boolean }[]>`select pg_try_advisory_xact_lock(${LOCK}) as "isOurs"`;
    if (!lock?.isOurs) return;
    await forgetOldEvents(sql);
    if (lifts) await sendLifts(lifts, await computeLifts(sql));
  });
}

export function startHousekeeping(
  work: () => Promise<void>,
  warn: (error: unknown) => void,
): { stop(): void } {
  const run = () => void work().catch(warn);
  const timer = setInterval(run, HOUR_MS);
  timer.unref();
  run();
  return { stop: () => clearInterval(timer) };
}
