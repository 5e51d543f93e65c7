import { adminFailure } from "@hearth/admin-contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import { writeAudit } from "../../audit/index.ts";
import { lockStaff, type StaffRow } from "../account/staff-account.sql.ts";
import { noteSignIn } from "../account/change-account.sql.ts";
import { advanceSession, notSignedIn } from "../session/take-steps.ts";
import { meAt, noteRefusal, type SignedIn } from "../sign-in.ts";
import { authorOf, type StaffCaller, type StaffPorts, type StaffVisit } from "../staff-ports.ts";
import { throttled } from "../throttle.ts";

export interface Proof {
  /** Of the contract. */
  action: string;
  /** Whether it is right; what can be used once is used up. The account is locked meanwhile. */
  isRight: (tx: Tx, account: StaffRow) => Promise<boolean>;
}

/** A second factor is looked at, and if it is right somebody is signed in, or has proven once more who they are. */
export async function proveFactor(
  ports: StaffPorts,
  caller: StaffCaller,
  { visit, proof }: { visit: StaffVisit; proof: Proof },
): Promise<SignedIn> {
  await countFactor(ports, caller, visit);
  const token = await ports.transact(async (tx) => {
    const account = await lockStaff(tx, visit.person.id);
    if (!account || account.is_blocked) throw notSignedIn();
    if (!(await proof.isRight(tx, account))) return null;
    const next = await advanceSession(tx, caller, visit);
    if (visit.stage !== "full") await noteSignIn(tx, account.id);
    await writeAudit(tx, authorOf(account, caller), {
      action: proof.action,
      resource: "own-account",
      object: account.id,
      after: { stage: visit.stage === "full" ? "proven again" : "signed in" },
    });
    return next;
  });
  if (token === null) {
    await noteRefusal(ports, authorOf(visit.person, caller), proof.action);
    throw badCode();
  }
  await ports.attempts.succeed("staff-factor", { address: caller.address, account: visit.person.id });
  return meAt(ports, token);
}

/** Counts before it is looked at, so that many at once cannot slip through. */
export async function countFactor(ports: StaffPorts, caller: StaffCaller, visit: StaffVisit): Promise<void> {
  const seconds = await ports.attempts.take("staff-factor", {
    address: caller.address,
    account: visit.person.id,
  });
  if (seconds !== undefined) throw throttled(seconds);
}

export function badCode() {
  return adminFailure(401, "ADMIN__BAD_CODE", { detail: "This does not prove it." });
}
