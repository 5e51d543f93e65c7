import type { CustomerSession } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { type Scope, SIGNED_IN_DAYS } from "../context/index.ts";
import { type CustomerSessionRow, selectSessions } from "./session.sql.ts";

const HOUR_MS = 60 * 60 * 1000;

/** The devices the customer is signed in with. */
export async function listSessions(
  sql: Sql,
  { customerId, sessionId }: { customerId: string; sessionId: Scope["sessionId"] },
  lifetimeSeconds: number,
): Promise<CustomerSession[]> {
  const rows = await selectSessions(sql, customerId, { lifetimeSeconds, days: SIGNED_IN_DAYS });
  return rows.map((row) => present(row, sessionId));
}

/** To the hour: enough to tell a forgotten device, too little to tell anybody's day. */
function present(row: CustomerSessionRow, currentId: string | null): CustomerSession {
  const lastUsed = Date.parse(row.last_used_at);
  return {
    id: row.id,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at,
    lastUsedAt: new Date(lastUsed - (lastUsed % HOUR_MS)).toISOString(),
    isCurrent: row.id === currentId,
    apiAlias: "hearth_customer_session",
  };
}
