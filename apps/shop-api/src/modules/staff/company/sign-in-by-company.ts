import { adminFailure } from "@hearth/admin-contract";
import type { CompanyIdentity, CompanyPerson } from "../../../platform/company-identity.ts";
import { keepSubject } from "../account/change-account.sql.ts";
import { selectStaffByEmail, selectStaffBySubject, type StaffRow } from "../account/staff-account.sql.ts";
import { beginSession, meAt, noteRefusal, type SignedIn } from "../sign-in.ts";
import { authorOf, type StaffCaller, type StaffPorts } from "../staff-ports.ts";
import { throttled } from "../throttle.ts";
import { openTicket, sealTicket } from "./company-ticket.ts";

interface CompanyPorts extends StaffPorts {
  companyIdentity: CompanyIdentity | null;
}

/** Each asks the provider something. */
const MOST_PER_HOUR = 60;

export async function startCompanySignIn(ports: CompanyPorts, caller: StaffCaller) {
  await count(ports, caller);
  try {
    if (!ports.companyIdentity) throw new Error("no identity provider");
    const { url, proof } = await ports.companyIdentity.start();
    return { url, ticket: sealTicket(ports.config.admin.key, proof, Date.now()) };
  } catch {
    throw adminFailure(503, "ADMIN__COMPANY_UNREACHABLE", {
      detail: "The identity provider does not answer.",
    });
  }
}

/** In place of the password: whoever has no account here gets none by it, and the second factor is asked for as ever. */
export async function signInByCompany(
  ports: CompanyPorts,
  caller: StaffCaller & { token: string | undefined },
  { ticket, answer }: { ticket: string; answer: string },
): Promise<SignedIn> {
  await count(ports, caller);
  const proof = openTicket(ports.config.admin.key, ticket, Date.now());
  const person = proof && ports.companyIdentity ? await ports.companyIdentity.finish(answer, proof) : null;
  const account = person && (await accountOf(ports, person));
  if (!person || !account) throw refused();
  if (!mayEnter(account, person)) {
    await noteRefusal(ports, authorOf(account, caller), "signInByCompany");
    throw refused();
  }
  const token = await beginSession(ports, caller, account, async (tx, now) => {
    if (!now || !mayEnter(now, person)) throw refused();
    if (now.company_subject === null) await keepSubject(tx, now.id, person.subject);
    return now;
  });
  return meAt(ports, token);
}

/** Known by the provider's own name from the first time on: an address may be given to somebody else one day. */
async function accountOf({ sql }: CompanyPorts, { subject, email }: CompanyPerson) {
  return (await selectStaffBySubject(sql, subject)) ?? selectStaffByEmail(sql, email);
}

/** Somebody who was invited has to open that invitation first: it proves the mailbox to us. */
function mayEnter(account: StaffRow, { subject }: CompanyPerson): boolean {
  const isTheirs = account.company_subject === null || account.company_subject === subject;
  return isTheirs && !account.is_blocked && account.password_hash !== null;
}

async function count({ attempts }: CompanyPorts, { address }: StaffCaller): Promise<void> {
  const seconds = await attempts.takeEach([
    { area: "staff-company", kind: "address", value: address, mostPerHour: MOST_PER_HOUR },
  ]);
  if (seconds !== undefined) throw throttled(seconds);
}

function refused() {
  return adminFailure(401, "ADMIN__COMPANY_REFUSED", {
    detail: "The identity provider knows nobody who works here.",
  });
}
