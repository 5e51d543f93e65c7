import { failure } from "@hearth/contract";
import type { Config } from "../../platform/config/config.ts";
import type { Transact, Tx } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import { newSecret } from "../link-secret/index.ts";
import { type Leaving, traceOf } from "./evidence.ts";
import { isLeaveSeal } from "./leave-seal.ts";
import { leaveNewsletter, lockById, type RecipientRow } from "./recipient.sql.ts";

export interface LeaveLink {
  recipient?: string | null;
  seal?: string | null;
}

/** Somebody followed the link of a mail, or their mail program did at the press of its button. Who has left already is told the same. */
export async function leaveByLink(
  { transact, config }: { transact: Transact; config: Pick<Config, "serviceKey"> },
  { scope, address }: Caller,
  { recipient, seal }: LeaveLink,
): Promise<void> {
  const id = recipient ?? "";
  if (!isLeaveSeal(config.serviceKey, id, seal ?? "")) throw unsealed();
  await transact(async (tx) => {
    await leave(tx, await lockById(tx, scope.channel.id, id), traceOf(scope.now, address));
  });
}

export async function leave(tx: Tx, known: RecipientRow | undefined, left: Leaving): Promise<void> {
  if (!known || known.status === "optOut") return;
  // Links of former mails are worth nothing from now on.
  const { hash } = newSecret();
  await leaveNewsletter(tx, known, { evidence: { ...known.evidence, left }, hash });
}

function unsealed() {
  return failure(400, "CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND", {
    detail: "The newsletter recipient could not be found.",
  });
}
