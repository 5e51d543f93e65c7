import { violation, violations } from "@hearth/contract";
import { accepted, checkChangeEmail } from "@hearth/contract/form";
import type { AccountPorts, Caller } from "./account-ports.ts";
import { deleteWaiting, hasPasswordHash, selectByEmail, updateCustomer } from "./customer.sql.ts";
import { mailEmailChanged } from "./customer-mail.ts";
import { isWaiting, unproven } from "./customer-rows.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";
import { deleteRecovery } from "./recovery.sql.ts";

/**
 * Both mailboxes are told. A recovery link in the old one is worth nothing afterwards, and the new one counts as unproven: whoever
 * owns it and signs in through a provider must not end up in the account of somebody who only typed the address.
 */
export async function changeEmail(ports: AccountPorts, caller: Caller, input: unknown): Promise<void> {
  const { scope } = caller;
  const { email, password } = accepted(checkChangeEmail(input));
  const customer = await proveOwnPassword(ports, caller, password);
  await ports.transact(async (tx) => {
    if (!(await hasPasswordHash(tx, customer.id, customer.password_hash))) throw wrongPassword();
    const known = await selectByEmail(tx, scope.channel.id, email);
    if (known && known.id !== customer.id && !isWaiting(known)) throw notUnique();
    const isSame = email.toLowerCase() === customer.email.toLowerCase();
    await updateCustomer(tx, customer.id, { email, ...(!isSame && unproven) }).catch((error: unknown) => {
      throw isTaken(error) ? notUnique() : error;
    });
    await deleteRecovery(tx, customer.id);
    await deleteWaiting(tx, scope.channel.id, email);
    await mailEmailChanged(tx, scope, { person: customer, newEmail: email });
  });
}

/** Somebody else took the address in this very moment. */
function isTaken(error: unknown): boolean {
  return (error as { code?: unknown }).code === "23505";
}

function notUnique() {
  return violations([violation("VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE", "/email")]);
}
