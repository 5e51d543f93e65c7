import { failure, violation, violations } from "@hearth/contract";
import type { Caller } from "../context/index.ts";
import { announceGroupRequest } from "../customer-group/index.ts";
import {
  type AccountPorts,
  type CustomerRow,
  isWaiting,
  selectByEmail,
  selectRecord,
} from "../customer/index.ts";
import { hashOf, mailDigest } from "../link-secret/index.ts";
import { attachCustomer } from "../sign-in/index.ts";
import type { Registered } from "./register.ts";
import { mailWelcome } from "./registration-mail.ts";
import { confirmRegistration, lockByOptInHash } from "./registration.sql.ts";

export interface Proof {
  hash?: string | null;
  em?: string | null;
}

/** The mail link was opened: the account is real and the caller is signed in. */
export async function registerConfirm(
  { transact, config }: AccountPorts,
  { scope, agent }: Caller,
  { hash, em }: Proof,
): Promise<Registered> {
  if (!hash) throw failure(404, "CHECKOUT__NO_HASH_PROVIDED", { detail: "The hash is missing." });
  return transact(async (tx) => {
    const waiting = await lockByOptInHash(tx, scope.channel.id, hashOf(hash));
    checkProof(waiting, em);
    if (!waiting.active) throw notFound();
    const known = await selectByEmail(tx, scope.channel.id, waiting.email);
    if (known && !isWaiting(known)) throw notFound();
    await confirmRegistration(tx, waiting);
    await mailWelcome(tx, scope, waiting);
    await announceGroupRequest(tx, scope, { customer: waiting, config });
    const token = await attachCustomer(tx, { scope, customerId: waiting.id, agent });
    const record = await selectRecord(tx, waiting.id);
    if (!record) throw notFound();
    return { record, token };
  });
}

function checkProof(row: CustomerRow | undefined, em: string | null | undefined): asserts row is CustomerRow {
  if (!row) throw notFound();
  if (em !== mailDigest(row.email)) throw violations([violation("VIOLATION::NOT_EQUAL_ERROR", "/em")]);
  if (!isWaiting(row)) {
    throw failure(412, "CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED", {
      detail: "The customer is already confirmed.",
      parameters: { customerId: row.id },
    });
  }
}

function notFound() {
  return failure(404, "CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH", { detail: "No customer found for this hash." });
}
