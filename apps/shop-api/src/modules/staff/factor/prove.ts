import { badCredentials, meAt, noteRefusal, type SignedIn } from "../sign-in.ts";
import { writeAudit } from "../../audit/index.ts";
import { selectStaff } from "../account/staff-account.sql.ts";
import { setChallenge, takeChallenge } from "../session/staff-session.sql.ts";
import { advanceSession } from "../session/take-steps.ts";
import { authorOf, type StaffCaller, type StaffPorts, type StaffVisit } from "../staff-ports.ts";
import { throttled } from "../throttle.ts";
import { notePasskeyUse, selectPasskeys, useRecoveryCode, useStep } from "./factor.sql.ts";
import { passkeyToProve, provenPasskey } from "./passkey.ts";
import { proveFactor } from "./prove-factor.ts";
import { recoveryHash } from "./recovery-codes.ts";
import { stepOf } from "./totp.ts";

export function proveTotp(ports: StaffPorts, caller: StaffCaller, visit: StaffVisit, code: string) {
  return proveFactor(ports, caller, {
    visit,
    proof: {
      action: "proveTotp",
      async isRight(tx, { id, totp_secret }) {
        const step = totp_secret && stepOf(ports.config.admin.key, totp_secret, code, Date.now());
        return typeof step === "number" && useStep(tx, id, step);
      },
    },
  });
}

export function proveRecoveryCode(ports: StaffPorts, caller: StaffCaller, visit: StaffVisit, code: string) {
  return proveFactor(ports, caller, {
    visit,
    proof: {
      action: "proveRecoveryCode",
      isRight: (tx, { id }) => useRecoveryCode(tx, id, recoveryHash(code)),
    },
  });
}

/** What a browser hands to its authenticator. */
export async function offerPasskey({ sql, config }: StaffPorts, { sessionId, person }: StaffVisit) {
  const options = await passkeyToProve(config, await selectPasskeys(sql, person.id));
  await setChallenge(sql, sessionId, options.challenge);
  return options;
}

export function provePasskey(ports: StaffPorts, caller: StaffCaller, visit: StaffVisit, response: unknown) {
  return proveFactor(ports, caller, {
    visit,
    proof: {
      action: "provePasskey",
      async isRight(tx, { id }) {
        const challenge = await takeChallenge(tx, visit.sessionId);
        if (challenge === null) return false;
        const keys = await selectPasskeys(tx, id);
        const proven = await provenPasskey(ports.config, keys, { challenge, response });
        if (proven) await notePasskeyUse(tx, proven.id, proven.counter);
        return proven !== null;
      },
    },
  });
}

/** The password once more, before something sensitive. Guesses count like those at the sign-in. */
export async function provePassword(
  ports: StaffPorts,
  caller: StaffCaller,
  visit: StaffVisit,
  password: string,
): Promise<SignedIn> {
  await checkOwnPassword(ports, caller, { visit, password, action: "provePassword" });
  const token = await ports.transact(async (tx) => {
    const next = await advanceSession(tx, caller, visit);
    await writeAudit(tx, authorOf(visit.person, caller), {
      action: "provePassword",
      resource: "own-account",
      object: visit.person.id,
    });
    return next;
  });
  return meAt(ports, token);
}

/** Throws where it is not theirs. */
export async function checkOwnPassword(
  ports: StaffPorts,
  caller: StaffCaller,
  { visit, password, action }: { visit: StaffVisit; password: string; action: string },
): Promise<void> {
  ports.passwords.needsRoom();
  const who = { address: caller.address, account: visit.person.email };
  const seconds = await ports.attempts.take("staff-password", who);
  if (seconds !== undefined) throw throttled(seconds);
  const account = await selectStaff(ports.sql, visit.person.id);
  if (!(await ports.passwords.verify(password, account?.password_hash ?? null))) {
    await noteRefusal(ports, authorOf(visit.person, caller), action);
    throw badCredentials();
  }
  await ports.attempts.succeed("staff-password", who);
}
