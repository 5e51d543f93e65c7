import { adminFailure, type Invitation } from "@hearth/admin-contract";
import { writeAudit } from "../../audit/index.ts";
import { isToken, tokenHash } from "../../context/index.ts";
import { refuseWeakPassword } from "../../password-choice/index.ts";
import { endByToken } from "../session/staff-session.sql.ts";
import { startStaffSession } from "../session/take-steps.ts";
import { meAt, type SignedIn } from "../sign-in.ts";
import { authorOf, type StaffCaller, type StaffPorts } from "../staff-ports.ts";
import { beginAccount, forgetProofs } from "./change-account.sql.ts";
import { selectInvitation, useInvitation } from "./invitation.sql.ts";

export async function readInvitation({ sql }: StaffPorts, secret: string): Promise<Invitation> {
  const found = await selectInvitation(sql, tokenHash(secret));
  if (!found) throw over();
  const { email, name, locale, expiresAt } = found;
  return { email, name, locale, expiresAt };
}

/** Works once. Whoever opened the link chooses a password and is let in as far as to set up a second factor. */
export async function acceptInvitation(
  ports: StaffPorts,
  caller: StaffCaller & { token: string | undefined },
  { secret, name, password }: { secret: string; name: string; password: string },
): Promise<SignedIn> {
  ports.passwords.needsRoom();
  const hash = tokenHash(secret);
  const invitation = await selectInvitation(ports.sql, hash);
  if (!invitation) throw over();
  const { email, staffId } = invitation;
  refuseWeakPassword(password, "/password", { email, shopName: ports.config.mail.from.name });
  const passwordHash = await ports.passwords.hash(password);
  const token = await ports.transact(async (tx) => {
    if (!(await useInvitation(tx, hash))) throw over();
    await forgetProofs(tx, staffId);
    await beginAccount(tx, staffId, { name, hash: passwordHash });
    if (isToken(caller.token)) await endByToken(tx, tokenHash(caller.token));
    const started = await startStaffSession(tx, caller, { staffId, stage: "enrolment" });
    await writeAudit(tx, authorOf({ id: staffId, email }, caller), {
      action: "acceptInvitation",
      resource: "own-account",
      object: staffId,
    });
    return started;
  });
  await ports.attempts.succeed("staff-password", { address: caller.address, account: email });
  return meAt(ports, token);
}

function over() {
  return adminFailure(410, "ADMIN__INVITATION_OVER", { detail: "This invitation is used or over." });
}
