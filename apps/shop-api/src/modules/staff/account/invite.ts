import { adminFailure, type StaffMember } from "@hearth/admin-contract";
import type { Config } from "../../../platform/config/config.ts";
import type { Tx } from "../../../platform/database/transaction.ts";
import { newToken, tokenHash } from "../../context/index.ts";
import { queueMail } from "../../mail/index.ts";
import type { StaffPerson } from "../staff-ports.ts";
import { forgetProofs, insertStaff } from "./change-account.sql.ts";
import { saveInvitation } from "./invitation.sql.ts";
import { languageFor, lockSeenStaff, readStaff, refuseLastOwner, roleFor } from "./manage-staff.ts";
import { presentMember } from "./present-member.ts";

type Settings = Pick<Config, "admin" | "mail">;

export interface InvitationRequest {
  id: string;
  email: string;
  name: string;
  locale: string;
  /** Key of a role. */
  role: string;
}

export interface Invited {
  member: StaffMember;
  /** For the command that makes the first owner; nobody else is shown it. */
  link: string;
}

/** Inside a transaction: an account that waits for its owner, and the mail with the link. Null: invited by the shop itself. */
export async function inviteStaff(
  tx: Tx,
  settings: Settings,
  { by, request }: { by: StaffPerson | null; request: InvitationRequest },
): Promise<Invited> {
  const { id, name, locale } = request;
  const email = request.email.trim();
  const role = await roleFor(tx, by, request.role);
  const languageId = await languageFor(tx, locale);
  if (!(await insertStaff(tx, { id, email, name, languageId, role: role.columns })))
    throw adminFailure(409, "ADMIN__EMAIL_TAKEN", {
      detail: "This address has an account.",
      pointer: "/email",
    });
  const link = await sendLink(tx, settings, { id, email, name, languageId, by });
  return { member: await readStaff(tx, id), link };
}

/** Inside a transaction: a new link, for whoever lost the first, the phone or the password. What proved it before is forgotten. */
export async function inviteAgain(
  tx: Tx,
  settings: Settings,
  { by, id, version }: { by: StaffPerson; id: string; version: number },
): Promise<{ before: StaffMember; after: StaffMember }> {
  const row = await lockSeenStaff(tx, by, { id, version });
  await refuseLastOwner(tx, row);
  await forgetProofs(tx, id);
  const languageId = await languageFor(tx, row.locale);
  await sendLink(tx, settings, { id, email: row.email, name: row.name, languageId, by });
  return { before: presentMember(row), after: await readStaff(tx, id) };
}

interface Letter {
  id: string;
  email: string;
  name: string;
  languageId: string;
  by: StaffPerson | null;
}

/** The secret is behind the #, which no server and no log gets to see. */
async function sendLink(tx: Tx, { admin, mail }: Settings, letter: Letter): Promise<string> {
  const secret = newToken();
  const hash = tokenHash(secret);
  await saveInvitation(tx, letter.id, hash);
  const link = `${admin.origin}/invitation#${secret}`;
  await queueMail(tx, {
    eventKey: `staff-invitation:${hash}`,
    template: "staff-invitation",
    languageId: letter.languageId,
    recipient: letter.email,
    data: { shopUrl: admin.origin, name: letter.name, inviter: letter.by?.name ?? mail.from.name, link },
  });
  return link;
}
