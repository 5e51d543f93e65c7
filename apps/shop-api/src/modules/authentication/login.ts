import { failure } from "@hearth/contract";
import { accepted, checkLogin } from "@hearth/contract/form";
import type { Caller } from "../context/index.ts";
import { type AccountPorts, hasPasswordHash, isWaiting, selectByEmail } from "../customer/index.ts";
import { attachCustomer } from "../sign-in/index.ts";
import { knownDevice, newDevice } from "./known-device.ts";
import { takePasswordAttempt } from "./password-attempt.ts";

export interface LoggedIn {
  token: string;
  /** For a browser that was not known yet; it is not locked out by what strangers try. */
  newDevice: string | null;
}

/** Unknown address and wrong password are one answer and take the same time. */
export async function login(ports: AccountPorts, caller: Caller, input: unknown): Promise<LoggedIn> {
  const { scope, agent } = caller;
  const { serviceKey } = ports.config;
  const { username, password } = accepted(checkLogin(input));
  ports.passwords.needsRoom();
  const device = knownDevice(serviceKey, caller.device, username);
  const who = { address: caller.address, account: username, ...(device !== null && { device }) };
  await takePasswordAttempt(ports, who);
  const customer = await selectByEmail(ports.sql, scope.channel.id, username);
  const isRight = await ports.passwords.verify(password, customer?.password_hash ?? null);
  if (!customer || !isRight || !customer.active) throw badCredentials();
  if (isWaiting(customer)) {
    throw failure(401, "CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED", {
      detail: "The registration was not confirmed yet.",
    });
  }
  await ports.attempts.succeed("login", who);
  const token = await ports.transact(async (tx) => {
    if (!(await hasPasswordHash(tx, customer.id, customer.password_hash))) throw badCredentials();
    return attachCustomer(tx, { scope, customerId: customer.id, agent });
  });
  return { token, newDevice: device === null ? newDevice(serviceKey, username) : null };
}

function badCredentials() {
  return failure(401, "CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS", {
    detail: "Invalid username and/or password.",
  });
}
