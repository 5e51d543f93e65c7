import { failure } from "@hearth/contract";
import {
  accepted,
  checkLinkSecret,
  checkRecoveryPassword,
  checkRecoveryRequest,
} from "@hearth/contract/form";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Caller } from "../context/index.ts";
import {
  type AccountPorts,
  type CustomerRow,
  noEmailChange,
  selectCustomer,
  takeMailAttempt,
  updateCustomer,
} from "../customer/index.ts";
import { hashOf } from "../link-secret/index.ts";
import { refuseWeakPassword } from "../password-choice/index.ts";
import { shopUrls } from "../shop-url/index.ts";
import { signOutEverywhere } from "../sign-in/index.ts";
import { deleteIdentities } from "./identity.sql.ts";
import { newDevice } from "./known-device.ts";
import { mailPasswordChanged } from "./password-mail.ts";
import { queueRecovery } from "./recovery-jobs.sql.ts";
import { selectRecovery, useRecovery } from "./recovery.sql.ts";

/** Whether there is such a customer is found out by a job, long after the answer. */
export async function requestRecovery(ports: AccountPorts, caller: Caller, input: unknown): Promise<void> {
  const { scope } = caller;
  const form = accepted(checkRecoveryRequest(input, { storefrontUrls: shopUrls(scope) }));
  await takeMailAttempt(ports, caller, { area: "recovery", account: form.email });
  await queueRecovery(ports.writes, { channelId: scope.channel.id, ...form });
}

export async function isRecoveryExpired(
  { sql }: AccountPorts,
  { scope }: Caller,
  input: unknown,
): Promise<boolean> {
  const { hash } = accepted(checkLinkSecret(input));
  const recovery = await selectRecovery(sql, scope.channel.id, hashOf(hash));
  if (recovery) return recovery.is_expired;
  throw failure(404, "CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH", { detail: "No customer found for this hash." });
}

/**
 * All sessions of the customer end, nobody is signed in, and whoever was locked out by guesses may try again: on a device that is known
 * from now on, so that strangers who go on guessing do not lock it out once more. Null: there is no key to know it by.
 */
export async function confirmRecovery(
  ports: AccountPorts,
  caller: Caller,
  input: unknown,
): Promise<string | null> {
  const { scope } = caller;
  const { hash, newPassword } = accepted(checkRecoveryPassword(input));
  const secretHash = hashOf(hash);
  const recovery = await selectRecovery(ports.sql, scope.channel.id, secretHash);
  if (!recovery || recovery.is_expired) throw expired(hash);
  const shopName = ports.config.mail.from.name;
  refuseWeakPassword(newPassword, "/newPassword", { email: recovery.email, shopName });
  const passwordHash = await ports.passwords.hash(newPassword);
  const account = await ports.transact(async (tx) => {
    const customer = await selectCustomer(tx, recovery.customer_id);
    if (!customer || !(await useRecovery(tx, secretHash))) throw expired(hash);
    await signOutEverywhere(tx, customer.id);
    await updateCustomer(tx, customer.id, { password_hash: passwordHash, ...noEmailChange });
    await noteProof(tx, customer);
    await mailPasswordChanged(tx, scope, customer);
    return customer.email;
  });
  await ports.attempts.succeed("login", { address: caller.address, account });
  return newDevice(ports.config.serviceKey, account);
}

/** Opening the link proves the address. Who was linked while nobody had proven it may be a stranger who typed it and waits. */
async function noteProof(tx: Tx, { id, opt_in_confirmed_at }: CustomerRow): Promise<void> {
  if (opt_in_confirmed_at !== null) return;
  await deleteIdentities(tx, id);
  await updateCustomer(tx, id, { opt_in_confirmed_at: new Date().toISOString() });
}

function expired(hash: string) {
  return failure(410, "CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED", {
    detail: `The hash "${hash}" is expired.`,
    parameters: { hash },
  });
}
