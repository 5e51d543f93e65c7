import { checkAudit, writeAudit } from "./modules/audit/index.ts";
import { inviteStaff } from "./modules/staff/index.ts";
import { newId } from "./platform/new-id.ts";
import type { Services } from "./services.ts";

export const ACCOUNT_USAGE = `staff staff invite <e-mail> <role> [language, de-DE unless said]
staff audit check`;

/** What a record says where nobody was signed in. */
const command = { staffId: null, staff: "staff command", address: null, device: null };

/** For the first owner, whom nobody else can invite. The mail goes out too; whoever types this has no mail server yet, perhaps. */
export async function inviteByCommand(
  { transact, config }: Services,
  email: string,
  [role = "", locale = "de-DE", ...more]: readonly string[],
): Promise<string> {
  if (!email.includes("@") || role === "" || more.length > 0) return ACCOUNT_USAGE;
  return transact(async (tx) => {
    const request = { id: newId(), email, name: email.slice(0, email.indexOf("@")), locale, role };
    const { member, link } = await inviteStaff(tx, config, { by: null, request });
    await writeAudit(tx, command, {
      action: "inviteStaff",
      resource: "staff",
      object: member.id,
      after: member,
    });
    return `${email} is invited as ${role}, for three days:\n${link}`;
  });
}

export async function checkAuditByCommand({ sql }: Services): Promise<string> {
  const { isWhole, entries, brokenAt, head } = await checkAudit(sql);
  if (isWhole) return `the audit log is whole: ${entries} entries, the last one ${head}`;
  process.exitCode = 1;
  return `THE AUDIT LOG IS BROKEN at entry ${brokenAt}; ${entries} entries before it are as they were written`;
}
