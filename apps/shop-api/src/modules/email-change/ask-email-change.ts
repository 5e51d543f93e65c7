import { accepted, checkChangeEmail } from "@hearth/contract/form";
import { proveOwnPassword, wrongPassword } from "../authentication/index.ts";
import type { Caller } from "../context/index.ts";
import { type AccountPorts, hasPasswordHash, takeMailAttempt } from "../customer/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";
import { mailChangeAsked } from "./email-change-mail.ts";
import { queueEmailChange, saveEmailChange } from "./email-change.sql.ts";

/**
 * Keeps what is wanted, warns the old mailbox and leaves the rest to a job: for a known address the same statements run as for an unknown
 * one. Counted only for those who know the password, or strangers could use up what the owner may do.
 */
export async function askEmailChange(ports: AccountPorts, caller: Caller, input: unknown): Promise<void> {
  const { scope } = caller;
  const { email, password } = accepted(checkChangeEmail(input));
  const customer = await proveOwnPassword(ports, caller, password);
  await takeMailAttempt(ports, caller, { area: "email-change", account: customer.id });
  await takeMailAttempt(ports, caller, { area: "email-change-target", account: email });
  const shopUrl = shopUrlIn(scope, customer.language_id);
  await ports.transact(async (tx) => {
    if (!(await hasPasswordHash(tx, customer.id, customer.password_hash))) throw wrongPassword();
    await saveEmailChange(tx, customer.id, email);
    await mailChangeAsked(tx, customer, { shopUrl, newEmail: email, at: scope.now });
    await queueEmailChange(tx, { customerId: customer.id, email, shopUrl });
  });
}
