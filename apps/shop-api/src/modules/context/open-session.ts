import { randomBytes } from "node:crypto";
import type { Sql } from "../../platform/database.ts";
import { type SessionRow, selectSession, touchSession } from "./session.sql.ts";

export interface OpenSession {
  token: string;
  /** Undefined: an anonymous session that has chosen nothing yet. */
  row: SessionRow | undefined;
}

export interface SessionQuery {
  channelId: string;
  /** The token the client sent. */
  token: string | undefined;
  lifetimeSeconds: number;
  now: number;
}

const TOKEN = /^[A-Za-z0-9]{16,64}$/;
const TOUCH_AFTER_MS = 10 * 60 * 1000;

/** The caller's session. Unknown tokens are new anonymous sessions; a session unused for too long is over and gets a new token. */
export async function openSession(
  sql: Sql,
  { channelId, token, lifetimeSeconds, now }: SessionQuery,
): Promise<OpenSession> {
  if (!isToken(token)) return { token: newToken(), row: undefined };
  const row = await selectSession(sql, channelId, token);
  if (!row) return { token, row: undefined };
  const unusedMs = now - Date.parse(row.last_used_at);
  if (unusedMs > lifetimeSeconds * 1000) return { token: newToken(), row: undefined };
  if (isUntouched(unusedMs)) await touchSession(sql, token);
  return { token, row };
}

/** Unused for so long that its use should be written down. */
export function isUntouched(unusedMs: number): boolean {
  return unusedMs > TOUCH_AFTER_MS;
}

export function isToken(token: string | undefined): token is string {
  return token !== undefined && TOKEN.test(token);
}

export function newToken(): string {
  return randomBytes(16).toString("hex");
}
