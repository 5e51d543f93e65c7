import { violation, violations } from "@hearth/contract";
import { type Caller, signedIn } from "../context/index.ts";
import { type AccountPorts, type CustomerRow, selectCustomer } from "../customer/index.ts";
import { takePasswordAttempt } from "./password-attempt.ts";

/**
 * The signed-in customer, who proved the password once more. Guesses count like those at the login, but for this session: strangers'
 * guesses there do not keep the owner from changing the password.
 */
export async function proveOwnPassword(
  ports: AccountPorts,
  caller: Caller,
  password: string,
): Promise<CustomerRow> {
  ports.passwords.needsRoom();
  const customer = await selectCustomer(ports.sql, signedIn(caller.scope).id);
  const device = `session ${caller.scope.sessionId}`;
  const who = { address: caller.address, account: customer?.email ?? "", device };
  await takePasswordAttempt(ports, who);
  const isRight = await ports.passwords.verify(password, customer?.password_hash ?? null);
  if (!customer || !isRight) throw wrongPassword();
  await ports.attempts.succeed("login", who);
  return customer;
}

export function wrongPassword() {
  return violations([violation("VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT", "/password")]);
}
