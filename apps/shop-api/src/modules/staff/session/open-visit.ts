import type { Me } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import { isToken, tokenHash } from "../../context/index.ts";
import { toPerson } from "../account/staff-account.sql.ts";
import type { StaffVisit } from "../staff-ports.ts";
import { type SessionRow, selectSession, touchSession } from "./staff-session.sql.ts";

/** Who a token belongs to; null: nobody, or it is over. */
export async function openVisit(sql: Sql, token: string | undefined): Promise<StaffVisit | null> {
  if (!isToken(token)) return null;
  const row = await selectSession(sql, tokenHash(token));
  if (!row) return null;
  if (!row.is_used_lately) await touchSession(sql, row.session_id);
  return toVisit(row);
}

function toVisit(row: SessionRow): StaffVisit {
  const { session_id, stage, started_at, proven_at } = row;
  return {
    sessionId: session_id,
    stage,
    startedAt: started_at,
    provenAt: proven_at,
    person: toPerson(row),
  };
}

/** How somebody sees themselves. Before the second factor was proven, nobody learns what they could do. */
export function presentMe({ person, stage, provenAt }: StaffVisit): Me {
  const { permissions, ...known } = person;
  return {
    ...known,
    permissions: (stage === "full" ? permissions : {}) as Me["permissions"],
    stage,
    provenAt,
  };
}
