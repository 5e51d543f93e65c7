import { adminFailure, type SessionStage } from "@hearth/admin-contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import { newToken, tokenHash } from "../../context/index.ts";
import { nameDevice } from "../../session/index.ts";
import type { StaffCaller, StaffVisit } from "../staff-ports.ts";
import { endStaffSession, insertStaffSession } from "./staff-session.sql.ts";

/** Inside a transaction: a session begins. Its token is in nobody's hands but the caller's. */
export async function startStaffSession(
  tx: Tx,
  caller: StaffCaller,
  { staffId, stage }: { staffId: string; stage: SessionStage },
): Promise<string> {
  const token = newToken();
  await insertStaffSession(tx, {
    hash: tokenHash(token),
    staffId,
    stage,
    device: nameDevice(caller.agent),
    isProven: stage !== "password",
    startedAt: null,
  });
  return token;
}

/**
 * Inside a transaction: somebody has proven who they are, to sign in or once more. What they came with is worth nothing from now on, so
 * a token that was planted or seen before is not let in with them. Twelve hours count from the sign-in, however often this happens.
 */
export async function advanceSession(tx: Tx, caller: StaffCaller, visit: StaffVisit): Promise<string> {
  if (!(await endStaffSession(tx, visit.sessionId))) throw notSignedIn();
  const token = newToken();
  await insertStaffSession(tx, {
    hash: tokenHash(token),
    staffId: visit.person.id,
    stage: "full",
    device: nameDevice(caller.agent),
    isProven: true,
    startedAt: visit.stage === "full" ? visit.startedAt : null,
  });
  return token;
}

export function notSignedIn() {
  return adminFailure(401, "ADMIN__NOT_SIGNED_IN", { detail: "Please sign in." });
}
