import type { Sql } from "../../platform/database/database.ts";
import { forgetSessions } from "./forget-sessions.sql.ts";

export const FORGET_SESSIONS = "forget_sessions";

/** What the worker does about sessions: those that are over open nothing, and are not kept either. */
export function sessionJobs(sql: Sql, lifetimeSeconds: number) {
  return {
    [FORGET_SESSIONS]: () => forgetSessions(sql, { lifetimeSeconds }),
  };
}
