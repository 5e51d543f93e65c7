import { accepted, checkChangePassword } from "@hearth/contract/form";
import type { Caller } from "../context/index.ts";
import { type AccountPorts, hasPasswordHash, noEmailChange, updateCustomer } from "../customer/index.ts";
import { refuseWeakPassword } from "../password-choice/index.ts";
import { renewSession } from "../sign-in/index.ts";
import { proveOwnPassword, wrongPassword } from "./own-password.ts";
import { mailPasswordChanged } from "./password-mail.ts";
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
