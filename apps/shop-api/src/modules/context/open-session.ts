import type { Sql } from "../../platform/database/database.ts";
import { type SessionRow, selectSession, touchSession } from "./session.sql.ts";
import { isOver, isUntouched } from "./session-age.ts";
import { isToken, newToken, tokenHash } from "./session-token.ts";

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

/** The caller's session. Unknown tokens are new anonymous sessions; a session that is over gets a new token. */
export async function openSession(
  sql: Sql,
  { channelId, token, lifetimeSeconds, now }: SessionQuery,
): Promise<OpenSession> {
  if (!isToken(token)) return { token: newToken(), row: undefined };
  const row = await selectSession(sql, channelId, tokenHash(token));
  if (!row) return { token, row: undefined };
  if (isOver(row, { lifetimeSeconds, now })) return { token: newToken(), row: undefined };
  if (isUntouched(now - Date.parse(row.last_used_at))) await touchSession(sql, row);
  return { token, row };
}
