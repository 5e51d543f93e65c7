import { accepted, checkChangePassword } from "@hearth/contract/form";
import { refuseWeakPassword } from "../password-choice/index.ts";
import { renewSession } from "../sign-in/index.ts";
import type { AccountPorts, Caller } from "./account-ports.ts";
import { hasPasswordHash, updateCustomer } from "./customer.sql.ts";
import { mailPasswordChanged } from "./customer-mail.ts";
import { noEmailChange } from "./customer-rows.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";
import { deleteRecovery } from "./recovery.sql.ts";

/** Returns the caller's new token; every other device is signed out. */
export async function changePassword(ports: AccountPorts, caller: Caller, input: unknown): Promise<string> {
  const { password, newPassword } = accepted(checkChangePassword(input));
  const customer = await proveOwnPassword(ports, caller, password);
  const shopName = ports.config.mail.from.name;
  refuseWeakPassword(newPassword, "/newPassword", { email: customer.email, shopName });
  const passwordHash = await ports.passwords.hash(newPassword);
  return ports.transact(async (tx) => {
    if (!(await hasPasswordHash(tx, customer.id, customer.password_hash))) throw wrongPassword();
    await updateCustomer(tx, customer.id, { password_hash: passwordHash, ...noEmailChange });
    await deleteRecovery(tx, customer.id);
    await mailPasswordChanged(tx, caller.scope, customer);
    return renewSession(tx, { customerId: customer.id, agent: caller.agent });
  });
}
