import type { Sql } from "../../platform/database/database.ts";
import { deleteOverStaffSessions } from "./session/staff-session.sql.ts";

export const FORGET_STAFF_SESSIONS = "forget_staff_sessions";

/** What the worker does about staff: sessions that are over and old keys open nothing, and are not kept either. */
export function staffJobs(sql: Sql) {
  return { [FORGET_STAFF_SESSIONS]: () => deleteOverStaffSessions(sql) };
}
