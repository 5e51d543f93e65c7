import { adminFailure, type Me } from "@hearth/admin-contract";
import type { Tx } from "../../platform/database/transaction.ts";
import { type Author, writeAudit } from "../audit/index.ts";
import { isToken, tokenHash } from "../context/index.ts";
import { hasFactor, lockStaff, selectStaffByEmail, type StaffRow } from "./account/staff-account.sql.ts";
import { openVisit, presentMe } from "./session/open-visit.ts";
import { endByToken } from "./session/staff-session.sql.ts";
import { notSignedIn, startStaffSession } from "./session/take-steps.ts";
import { authorOf, type StaffCaller, type StaffPorts } from "./staff-ports.ts";
import { throttled } from "./throttle.ts";

export interface SignedIn {
  token: string;
  me: Me;
}

/** The first step. Unknown address, wrong password and a blocked account are one answer and take the same time. */
export async function signIn(
  ports: StaffPorts,
  caller: StaffCaller & { token: string | undefined },
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  ports.passwords.needsRoom();
  const who = { address: caller.address, account: email };
  const seconds = await ports.attempts.take("staff-password", who);
  if (seconds !== undefined) throw throttled(seconds);
  const account = await selectStaffByEmail(ports.sql, email);
  const isRight = await ports.passwords.verify(password, account?.password_hash ?? null);
  if (!account || !isRight || account.is_blocked) {
    if (account) await noteRefusal(ports, authorOf(account, caller), "signIn");
    throw badCredentials();
  }
  await ports.attempts.succeed("staff-password", who);
  const token = await beginSession(ports, caller, account, (_tx, now) => {
    if (!now || now.is_blocked || now.password_hash !== account.password_hash) throw badCredentials();
    return now;
  });
  return meAt(ports, token);
}

/** After the first proof, whichever it was. `admit` looks once more at the account that nobody changes any more. */
export function beginSession(
  ports: StaffPorts,
  caller: StaffCaller & { token: string | undefined },
  { id }: StaffRow,
  admit: (tx: Tx, now: StaffRow | undefined) => StaffRow | Promise<StaffRow>,
): Promise<string> {
  return ports.transact(async (tx) => {
    const account = await admit(tx, await lockStaff(tx, id));
    if (isToken(caller.token)) await endByToken(tx, tokenHash(caller.token));
    return startStaffSession(tx, caller, {
      staffId: id,
      stage: hasFactor(account) ? "password" : "enrolment",
    });
  });
}

/** What somebody tried in the name of an account; how often is limited before. */
export async function noteRefusal(ports: StaffPorts, author: Author, action: string): Promise<void> {
  await ports.transact((tx) =>
    writeAudit(tx, author, {
      action: `${action}Refused`,
      resource: "own-account",
      object: author.staffId,
    }),
  );
}

export async function meAt(ports: StaffPorts, token: string): Promise<SignedIn> {
  const visit = await openVisit(ports.sql, token);
  if (!visit) throw notSignedIn();
  return { token, me: presentMe(visit) };
}

export function badCredentials() {
  return adminFailure(401, "ADMIN__BAD_CREDENTIALS", { detail: "Address or password is wrong." });
}
