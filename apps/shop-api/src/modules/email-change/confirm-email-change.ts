import { failure, violation, violations } from "@hearth/contract";
import { accepted, checkLinkSecret } from "@hearth/contract/form";
import type { Tx } from "../../platform/database/transaction.ts";
import { deleteRecovery } from "../authentication/index.ts";
import type { Caller } from "../context/index.ts";
import {
  type AccountPorts,
  deleteWaiting,
  isWaiting,
  noEmailChange,
  selectByEmail,
  updateCustomer,
} from "../customer/index.ts";
import { hashOf } from "../link-secret/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { mailEmailChanged } from "./email-change-mail.ts";
import { lockEmailChange, type WaitingEmailChange } from "./email-change.sql.ts";

/**
 * The link in the new mailbox was followed: from now on its address is the account's, and proven. Links for a new password in the old
 * mailbox are worth nothing afterwards.
 */
export async function confirmEmailChange(
  { transact }: AccountPorts,
  { scope }: Caller,
  input: unknown,
): Promise<void> {
  const { hash } = accepted(checkLinkSecret(input));
  await transact(async (tx) => {
    const change = await lockEmailChange(tx, scope.channel.id, hashOf(hash));
    if (!change) throw expired();
    await giveAddress(tx, change);
    await deleteRecovery(tx, change.id);
    await deleteWaiting(tx, scope.channel.id, change.new_email);
    const shopUrl = shopUrlIn(scope, change.language_id);
    await mailEmailChanged(tx, change, { shopUrl, newEmail: change.new_email, at: scope.now });
  });
}

/** Whoever holds the link reads that mailbox, so they may know that it has got an account meanwhile. */
async function giveAddress(
  tx: Tx,
  { id, sales_channel_id, new_email: email }: WaitingEmailChange,
): Promise<void> {
  const known = await selectByEmail(tx, sales_channel_id, email);
  if (known && known.id !== id && !isWaiting(known)) throw notUnique();
  const proven = { opt_in_confirmed_at: new Date().toISOString() };
  await updateCustomer(tx, id, { email, ...proven, ...noEmailChange }).catch((error: unknown) => {
    throw isTaken(error) ? notUnique() : error;
  });
}

/** Somebody else took the address in this very moment. */
function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === "23505";
}

function notUnique() {
  return violations([violation("VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE", "/email")]);
}

function expired() {
  return failure(410, "HEARTH__EMAIL_CHANGE_EXPIRED", { detail: "The link is used, replaced or too old." });
}
