import type { Tx } from "../../platform/transaction.ts";
import { type Caller, newToken, type Scope, signedIn } from "../context/index.ts";
import { type AccountPorts, selectCustomer } from "../customer/index.ts";
import { eraseCustomer, eraseMessages, eraseSentMails } from "./delete-customer.sql.ts";
import { mailAccountDeleted } from "./deletion-mail.ts";

/** Erases the person. Returns the token to go on with as a newcomer. */
export function deleteCustomer({ transact }: AccountPorts, { scope }: Caller): Promise<string> {
  return transact(async (tx) => {
    await eraseAccount(tx, scope, signedIn(scope).id);
    return newToken();
  });
}

/** Also by staff, whom somebody has asked for it. */
export async function eraseAccount(tx: Tx, scope: Scope, id: string): Promise<void> {
  const customer = await selectCustomer(tx, id);
  if (!customer) return;
  await eraseCustomer(tx, customer.id);
  if (customer.guest) return;
  // An address nobody has proven may be somebody else's.
  if (customer.opt_in_confirmed_at !== null) {
    await eraseSentMails(tx, customer.email);
    await eraseMessages(tx, customer.email);
  }
  await mailAccountDeleted(tx, scope, customer);
}
