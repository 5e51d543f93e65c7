import type { SessionStage, StaffSession } from "@hearth/admin-contract";
import type { Sql } from "../../../platform/database/database.ts";
import { newId } from "../../../platform/new-id.ts";
import type { DeviceName } from "../../session/index.ts";
import { type StaffRow, staffColumns, staffJoins } from "../account/staff-account.sql.ts";

const IDLE_MINUTES = 30;
const LONGEST_HOURS = 12;
/** From the password to the second factor, or from the invitation to the first one. */
const PENDING_MINUTES = 15;

export interface SessionRow extends StaffRow {
  session_id: string;
  stage: SessionStage;
  started_at: string;
  proven_at: string | null;
  is_used_lately: boolean;
}

function isAlive(sql: Sql) {
  return sql`s.last_used_at > now() - ${IDLE_MINUTES} * interval '1 minute'
    and s.started_at > now() - ${LONGEST_HOURS} * interval '1 hour'
    and (s.stage = 'full' or s.started_at > now() - ${PENDING_MINUTES} * interval '1 minute')`;
}

/** Of nobody who is blocked, and only while it is alive. */
export async function selectSession(sql: Sql, hash: string): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select ${staffColumns(sql)}, s.id as session_id, s.stage, s.started_at, s.proven_at,
      s.last_used_at > now() - interval '1 minute' as is_used_lately
    from staff_session s join staff_account a on a.id = s.staff_id ${staffJoins(sql)}
    where s.token_hash = ${hash} and a.blocked_at is null and ${isAlive(sql)}`;
  return row;
}

export async function touchSession(sql: Sql, id: string): Promise<void> {
  await sql`update staff_session set last_used_at = now() where id = ${id}`;
}

export interface NewSession {
  hash: string;
  staffId: string;
  stage: SessionStage;
  device: DeviceName;
  isProven: boolean;
  /** Null: now. */
  startedAt: string | null;
}

export async function insertStaffSession(tx: Sql, session: NewSession): Promise<void> {
  const { hash, staffId, stage, device, isProven, startedAt } = session;
  await tx`insert into staff_session (id, token_hash, staff_id, stage, browser, system, proven_at, started_at)
    values (${newId()}, ${hash}, ${staffId}, ${stage}, ${device.browser}, ${device.system}, ${isProven ? tx`now()` : null},
      coalesce(${startedAt}::timestamptz, now()))`;
}

/** Whether it was still there: two steps at once cannot both go on from it. */
export async function endStaffSession(tx: Sql, id: string): Promise<boolean> {
  return (await tx`delete from staff_session where id = ${id}`).count === 1;
}

export async function endByToken(tx: Sql, hash: string): Promise<void> {
  await tx`delete from staff_session where token_hash = ${hash}`;
}

export async function endSessionsOfStaff(
  tx: Sql,
  staffId: string,
  butId: string | null = null,
): Promise<number> {
  return (await tx`delete from staff_session where staff_id = ${staffId} and id is distinct from ${butId}`)
    .count;
}

/** Whether somebody has such a session. */
export async function endSessionOf(tx: Sql, staffId: string, id: string): Promise<boolean> {
  return (await tx`delete from staff_session where id = ${id} and staff_id = ${staffId}`).count === 1;
}

export function selectSessionsOf(sql: Sql, staffId: string, currentId: string) {
  return sql<StaffSession[]>`
    select s.id, s.browser, s.system, s.started_at as "createdAt", s.last_used_at as "lastUsedAt", s.id = ${currentId} as "isCurrent"
    from staff_session s where s.staff_id = ${staffId} and s.stage = 'full' and ${isAlive(sql)}
    order by s.last_used_at desc, s.id`;
}

export async function setChallenge(sql: Sql, id: string, challenge: string): Promise<void> {
  await sql`update staff_session set challenge = ${challenge} where id = ${id}`;
}

/** What was asked of a passkey; asked again it is gone. */
export async function takeChallenge(tx: Sql, id: string): Promise<string | null> {
  const [row] = await tx<{ challenge: string | null }[]>`
    update staff_session s set challenge = null
    from (select id, challenge from staff_session where id = ${id} for update) o where s.id = o.id returning o.challenge`;
  return row?.challenge ?? null;
}

/** Nobody comes back to these. */
export async function deleteOverStaffSessions(sql: Sql): Promise<void> {
  await sql`delete from staff_session s where not (${isAlive(sql)})`;
  await sql`delete from staff_request where at < now() - interval '7 days'`;
}
