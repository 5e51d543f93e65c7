import type { Sql } from "../database/database.ts";

/** Orders of a rush are told together. */
const PAUSE_MS = 20;

/** Says that a job waits which was queued without a word. */
export type WakeWorkers = () => void;

/**
 * Told after the commit, in a statement of its own, once for all jobs of a moment: a commit that notifies waits for all others that do.
 * Lost with the process or the connection, it costs what a worker takes to look by itself.
 */
export function createWakeWorkers(sql: Sql, pauseMs = PAUSE_MS): WakeWorkers {
  let waiting = 0;
  const tell = () => {
    const count = waiting;
    waiting = 0;
    // As the job library says it itself; equal ones in one moment would be one.
    const message = JSON.stringify({ r: Math.random(), count });
    sql`select pg_notify('jobs:insert', ${message})`.catch(() => undefined);
  };
  return () => {
    waiting += 1;
    if (waiting === 1) setTimeout(tell, pauseMs);
  };
}
