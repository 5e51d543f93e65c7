import { failure } from "@hearth/contract";
import { accepted, checkLogin } from "@hearth/contract/form";
import { attachCustomer } from "../sign-in/index.ts";
import type { AccountPorts, Caller } from "./account-ports.ts";
import { hasPasswordHash, selectByEmail } from "./customer.sql.ts";
import { isWaiting } from "./customer-rows.ts";
import { takePasswordAttempt } from "./throttle.ts";

/** Returns the new token. Unknown address and wrong password are one answer and take the same time. */
export async function login(ports: AccountPorts, caller: Caller, input: unknown): Promise<string> {
  const { scope } = caller;
  const { username, password } = accepted(checkLogin(input));
  ports.passwords.needsRoom();
  await takePasswordAttempt(ports, caller, username);
  const customer = await selectByEmail(ports.sql, scope.channel.id, username);
  const isRight = await ports.passwords.verify(password, customer?.password_hash ?? null);
  if (!customer || !isRight || !customer.active) throw badCredentials();
  if (isWaiting(customer)) {
    throw failure(401, "CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED", {
      detail: "The registration was not confirmed yet.",
    });
  }
  await ports.attempts.succeed("login", { address: caller.address, account: username });
  return ports.transact(async (tx) => {
    if (!(await hasPasswordHash(tx, customer.id, customer.password_hash))) throw badCredentials();
    const lifetimeSeconds = ports.config.sessionLifetimeSeconds;
    return attachCustomer(tx, { scope, customerId: customer.id, lifetimeSeconds });
  });
}

function badCredentials() {
  return failure(401, "CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS", {
    detail: "Invalid username and/or password.",
  });
}
