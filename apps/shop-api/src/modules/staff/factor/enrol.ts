import { adminFailure } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import type { Tx } from "../../../platform/database/transaction.ts";
import { writeAudit } from "../../audit/index.ts";
import { noteSignIn } from "../account/change-account.sql.ts";
import { hasFactor, lockStaff, type StaffRow } from "../account/staff-account.sql.ts";
import { setChallenge, takeChallenge } from "../session/staff-session.sql.ts";
import { advanceSession, notSignedIn } from "../session/take-steps.ts";
import { noteRefusal } from "../sign-in.ts";
import { authorOf, type StaffCaller, type StaffPorts, type StaffVisit } from "../staff-ports.ts";
import {
  deletePasskey,
  insertPasskey,
  keepTotp,
  removeTotpSecret,
  replaceRecoveryCodes,
  selectPasskeys,
  setWaitingTotp,
} from "./factor.sql.ts";
import { madePasskey, passkeyToMake } from "./passkey.ts";
import { badCode, countFactor } from "./prove-factor.ts";
import { newRecoveryCodes } from "./recovery-codes.ts";
import { newTotp, stepOf } from "./totp.ts";

export interface Enrolled {
  token: string;
  /** With the first factor only; nobody sees them again. */
  recoveryCodes: string[] | null;
}

/** A secret that counts once its app has shown a right code. */
export async function startTotp(
  { transact, config }: StaffPorts,
  caller: StaffCaller,
  { person }: StaffVisit,
): Promise<{ secret: string; url: string }> {
  const made = newTotp(config.admin.key, { label: person.email, issuer: config.mail.from.name });
  await transact(async (tx) => {
    await setWaitingTotp(tx, person.id, made.sealed);
    await note(tx, caller, { person, action: "startTotp" });
  });
  return { secret: made.secret, url: made.url };
}

export function confirmTotp(ports: StaffPorts, caller: StaffCaller, visit: StaffVisit, code: string) {
  return enrol(ports, caller, {
    visit,
    action: "confirmTotp",
    async keep(tx, { id, totp_waiting }) {
      const step = totp_waiting && stepOf(ports.config.admin.key, totp_waiting, code, Date.now());
      if (typeof step !== "number") return false;
      await keepTotp(tx, id, step);
      return true;
    },
  });
}

export async function startPasskey(
  { sql, transact, config }: StaffPorts,
  caller: StaffCaller,
  { person, sessionId }: StaffVisit,
) {
  const options = await passkeyToMake(config, person, await selectPasskeys(sql, person.id));
  await transact(async (tx) => {
    await setChallenge(tx, sessionId, options.challenge);
    await note(tx, caller, { person, action: "startPasskey" });
  });
  return options;
}

export function addPasskey(
  ports: StaffPorts,
  caller: StaffCaller,
  visit: StaffVisit,
  { name, response }: { name: string; response: unknown },
) {
  return enrol(ports, caller, {
    visit,
    action: "addPasskey",
    async keep(tx, { id }) {
      const challenge = await takeChallenge(tx, visit.sessionId);
      const made = challenge === null ? null : await madePasskey(ports.config, challenge, response);
      return made !== null && insertPasskey(tx, id, { ...made, name });
    },
  });
}

interface Enrolment {
  visit: StaffVisit;
  action: string;
  /** False: what was sent does not prove it. */
  keep: (tx: Tx, account: StaffRow) => Promise<boolean>;
}

/** Whoever has just kept the first factor has all that signing in wants, and gets the codes for a day without it. */
async function enrol(ports: StaffPorts, caller: StaffCaller, enrolment: Enrolment): Promise<Enrolled> {
  const { visit, action, keep } = enrolment;
  await countFactor(ports, caller, visit);
  const done = await ports.transact(async (tx) => {
    const account = await lockStaff(tx, visit.person.id);
    if (!account || account.is_blocked) throw notSignedIn();
    // Somebody who has a factor by now has to prove it like everybody.
    if (visit.stage === "enrolment" && hasFactor(account)) throw notSignedIn();
    if (!(await keep(tx, account))) return null;
    const recoveryCodes = account.recovery_codes > 0 ? null : await giveRecoveryCodes(tx, account.id);
    const token = await advanceSession(tx, caller, visit);
    if (visit.stage === "enrolment") await noteSignIn(tx, account.id);
    await note(tx, caller, { person: visit.person, action });
    return { token, recoveryCodes };
  });
  if (done === null) {
    await noteRefusal(ports, authorOf(visit.person, caller), action);
    throw badCode();
  }
  await ports.attempts.succeed("staff-factor", { address: caller.address, account: visit.person.id });
  return done;
}

async function giveRecoveryCodes(tx: Tx, staffId: string): Promise<string[]> {
  const { codes, hashes } = newRecoveryCodes();
  await replaceRecoveryCodes(tx, staffId, hashes);
  return codes;
}

export function renewRecoveryCodes({ transact }: StaffPorts, caller: StaffCaller, { person }: StaffVisit) {
  return transact(async (tx) => {
    const codes = await giveRecoveryCodes(tx, person.id);
    await note(tx, caller, { person, action: "renewRecoveryCodes" });
    return codes;
  });
}

/** A factor goes, if another one is left: nobody ends up with a password alone. */
export function removeFactor(
  { transact }: StaffPorts,
  caller: StaffCaller,
  { person }: StaffVisit,
  passkeyId: string | null,
): Promise<void> {
  return transact(async (tx) => {
    const account = await lockStaff(tx, person.id);
    if (!account) throw notSignedIn();
    const isThere =
      passkeyId === null
        ? account.totp_secret !== null
        : (await selectPasskeys(tx, person.id)).some(({ id }) => id === passkeyId);
    if (!isThere)
      throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such second factor." });
    const left = account.passkeys + (account.totp_secret === null ? 0 : 1) - 1;
    if (left === 0) throw adminFailure(409, "ADMIN__LAST_FACTOR", { detail: "Set up another one first." });
    await (passkeyId === null ? removeTotpSecret(tx, person.id) : deletePasskey(tx, person.id, passkeyId));
    await note(tx, caller, {
      person,
      action: passkeyId === null ? "removeTotp" : "removePasskey",
      object: passkeyId ?? person.id,
    });
  });
}

function note(
  tx: Tx,
  caller: StaffCaller,
  { person, action, object = person.id }: { person: StaffVisit["person"]; action: string; object?: string },
): Promise<void> {
  return writeAudit(tx, authorOf(person, caller), { action, resource: "own-account", object });
}
