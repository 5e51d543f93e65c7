import { type Caller, newToken, signedIn } from "../context/index.ts";
import { type AccountPorts, selectCustomer } from "../customer/index.ts";
import { eraseCustomer, eraseSentMails } from "./delete-customer.sql.ts";
import { mailAccountDeleted } from "./deletion-mail.ts";

/** Erases the person. Returns the token to go on with as a newcomer. */
export function deleteCustomer({ transact }: AccountPorts, { scope }: Caller): Promise<string> {
  return transact(async (tx) => {
    const customer = await selectCustomer(tx, signedIn(scope).id);
    if (!customer) return newToken();
    await eraseCustomer(tx, customer.id);
    if (customer.guest) return newToken();
    // An address nobody has proven may be somebody else's.
    if (customer.opt_in_confirmed_at !== null) await eraseSentMails(tx, customer.email);
    await mailAccountDeleted(tx, scope, customer);
    return newToken();
  });
}
