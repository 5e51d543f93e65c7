import type { Tx } from "../../platform/database/transaction.ts";
import { type Caller, newToken, type Scope, signedIn } from "../context/index.ts";
import { type AccountPorts, type CustomerRow, selectCustomer } from "../customer/index.ts";
import { eraseCustomer, eraseMessages, eraseSentMails } from "./delete-customer.sql.ts";
import { mailAccountDeleted } from "./deletion-mail.ts";

/** Erases the person. Returns the token to go on with as a newcomer. */
export function deleteCustomer({ transact }: AccountPorts, { scope }: Caller): Promise<string> {
  return transact(async (tx) => {
    await eraseAccount(tx, scope, signedIn(scope).id);
    return newToken();
  });
}

/**
 * What is left of an account whose belongings have moved to another of the same person, which has this address. Without a mail: their
 * orders are where they look for them.
 */
export async function eraseMerged(tx: Tx, id: string, keptEmail: string): Promise<void> {
  const customer = await selectCustomer(tx, id);
  if (!customer) return;
  await eraseCustomer(tx, id);
  const isOwnAddress = customer.email.toLowerCase() !== keptEmail.toLowerCase();
  if (!customer.guest && isOwnAddress) await eraseUnderAddress(tx, customer);
}

/** Also by staff, whom somebody has asked for it. */
export async function eraseAccount(tx: Tx, scope: Scope, id: string): Promise<void> {
  const customer = await selectCustomer(tx, id);
  if (!customer) return;
  await eraseCustomer(tx, customer.id);
  if (customer.guest) return;
  await eraseUnderAddress(tx, customer);
  await mailAccountDeleted(tx, scope, customer);
}

/** An address nobody has proven may be somebody else's. */
async function eraseUnderAddress(
  tx: Tx,
  { email, opt_in_confirmed_at: provenAt }: Pick<CustomerRow, "email" | "opt_in_confirmed_at">,
): Promise<void> {
  if (provenAt === null) return;
  await eraseSentMails(tx, email);
  await eraseMessages(tx, email);
}
