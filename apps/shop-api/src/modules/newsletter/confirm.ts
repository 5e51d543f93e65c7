import { failure, violation, violations } from "@hearth/contract";
import type { Config } from "../../platform/config/config.ts";
import type { Transact } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import { hashOf, mailDigest } from "../link-secret/index.ts";
import { traceOf } from "./evidence.ts";
import { isReader } from "./answer-request.ts";
import { lockByHash, saveConfirmation } from "./recipient.sql.ts";
import { welcome } from "./welcome.ts";

export interface Proof {
  hash?: string | null;
  em?: string | null;
}

/** The mail link was opened: from now on the newsletter is sent, and the voucher once for ever. */
export async function confirmSubscription(
  { transact, config }: { transact: Transact; config: Pick<Config, "serviceKey"> },
  { scope, address }: Caller,
  { hash, em }: Proof,
): Promise<void> {
  await transact(async (tx) => {
    const recipient = await lockByHash(tx, scope.channel.id, hashOf(hash ?? ""));
    if (!recipient || em !== mailDigest(recipient.email)) throw notFound();
    if (isReader(recipient)) throw violations([violation("VIOLATION::NOT_EQUAL_ERROR", "/status")]);
    if (recipient.is_expired) throw notFound();
    const confirmed = traceOf(scope.now, address);
    await saveConfirmation(tx, recipient.id, { ...recipient.evidence, confirmed });
    await welcome(tx, { scope, recipient, keys: config.serviceKey });
  });
}

function notFound() {
  return failure(400, "CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND", {
    detail: "The newsletter recipient could not be found.",
  });
}
