import { failure } from "@hearth/contract";
import { writeAudit } from "../../audit/index.ts";
import { refuseWeakPassword } from "../../password-choice/index.ts";
import { checkOwnPassword } from "../factor/prove.ts";
import {
  endSessionOf,
  endSessionsOfStaff,
  endStaffSession,
  selectSessionsOf,
} from "../session/staff-session.sql.ts";
import { advanceSession } from "../session/take-steps.ts";
import { authorOf, type StaffCaller, type StaffPorts, type StaffVisit } from "../staff-ports.ts";
import { setPassword } from "./change-account.sql.ts";

const RESOURCE = "own-account";

/** Every other device is signed out; this one goes on with a new token. */
export async function changeOwnPassword(
  ports: StaffPorts,
  caller: StaffCaller,
  visit: StaffVisit,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<string> {
  const { person } = visit;
  const known = { email: person.email, shopName: ports.config.mail.from.name };
  refuseWeakPassword(newPassword, "/newPassword", known);
  await checkOwnPassword(ports, caller, { visit, password, action: "changeOwnPassword" });
  const hash = await ports.passwords.hash(newPassword);
  return ports.transact(async (tx) => {
    await setPassword(tx, person.id, hash);
    await endSessionsOfStaff(tx, person.id, visit.sessionId);
    const token = await advanceSession(tx, caller, visit);
    await writeAudit(tx, authorOf(person, caller), {
      action: "changeOwnPassword",
      resource: RESOURCE,
      object: person.id,
    });
    return token;
  });
}

export async function listOwnSessions({ sql }: StaffPorts, { person, sessionId }: StaffVisit) {
  return [...(await selectSessionsOf(sql, person.id, sessionId))];
}

/** One of another person is none of theirs: as if there were none. */
export function endOwnSession(
  { transact }: StaffPorts,
  caller: StaffCaller,
  { person }: StaffVisit,
  id: string,
): Promise<void> {
  return transact(async (tx) => {
    if (!(await endSessionOf(tx, person.id, id)))
      throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such session." });
    await writeAudit(tx, authorOf(person, caller), {
      action: "endOwnSession",
      resource: RESOURCE,
      object: id,
    });
  });
}

export function endOtherSessions(
  { transact }: StaffPorts,
  caller: StaffCaller,
  { person, sessionId }: StaffVisit,
): Promise<void> {
  return transact(async (tx) => {
    const ended = await endSessionsOfStaff(tx, person.id, sessionId);
    await writeAudit(tx, authorOf(person, caller), {
      action: "endOtherSessions",
      resource: RESOURCE,
      object: person.id,
      after: { ended },
    });
  });
}

export function signOut({ transact }: StaffPorts, caller: StaffCaller, visit: StaffVisit): Promise<void> {
  return transact(async (tx) => {
    await endStaffSession(tx, visit.sessionId);
    await writeAudit(tx, authorOf(visit.person, caller), {
      action: "signOut",
      resource: RESOURCE,
      object: visit.person.id,
    });
  });
}
