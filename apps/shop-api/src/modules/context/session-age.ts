import type { SessionRow } from "./session.sql.ts";

/** However busy: after this somebody has to prove again who they are (ASVS 7.3.2). */
export const SIGNED_IN_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;
const TOUCH_AFTER_MS = 10 * 60 * 1000;

type Aged = Pick<SessionRow, "session_id" | "last_used_at" | "started_at">;

/** Unused for too long, or signed in for too long. Anonymous ones have nothing to prove: they live as long as they are used. */
export function isOver(
  session: Aged,
  { lifetimeSeconds, now }: { lifetimeSeconds: number; now: number },
): boolean {
  if (now - Date.parse(session.last_used_at) > lifetimeSeconds * 1000) return true;
  return session.session_id !== null && now - Date.parse(session.started_at) > SIGNED_IN_DAYS * DAY_MS;
}

/** Unused for so long that its use should be written down. */
export function isUntouched(unusedMs: number): boolean {
  return unusedMs > TOUCH_AFTER_MS;
}
