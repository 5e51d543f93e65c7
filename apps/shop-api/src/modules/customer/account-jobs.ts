import type { Transact } from "../../platform/transaction.ts";
import { queueMail } from "../mail/index.ts";
import {
  FORGET_REGISTRATION,
  RECOVER_PASSWORD,
  type RecoveryRequest,
  wasMailQueued,
} from "./account-jobs.sql.ts";
import { deleteIfWaiting, selectByEmail } from "./customer.sql.ts";
import { nameOf } from "./customer-mail.ts";
import { isWaiting } from "./customer-rows.ts";
import { newSecret } from "./link-secret.ts";
import { saveRecovery } from "./recovery.sql.ts";

/** What the worker does for accounts. A job may run twice: the second time finds its work done. */
export function accountJobs(transact: Transact) {
  return {
    [RECOVER_PASSWORD]: (payload: unknown) => sendRecoveryLink(transact, payload as RecoveryRequest),
    [FORGET_REGISTRATION]: (payload: unknown) =>
      transact((tx) => deleteIfWaiting(tx, (payload as { customerId: string }).customerId)),
  };
}

async function sendRecoveryLink(transact: Transact, request: RecoveryRequest): Promise<void> {
  const { requestId, channelId, email, storefrontUrl } = request;
  const eventKey = `password-recovery:${requestId}`;
  await transact(async (tx) => {
    const customer = await selectByEmail(tx, channelId, email);
    if (!customer?.active || isWaiting(customer)) return;
    // A second secret would make the link of the mail that is on its way worthless.
    if (await wasMailQueued(tx, eventKey)) return;
    const { secret, hash } = newSecret();
    await saveRecovery(tx, customer.id, hash);
    await queueMail(tx, {
      eventKey,
      template: "password-recovery",
      languageId: customer.language_id,
      recipient: customer.email,
      data: {
        name: nameOf(customer),
        shopUrl: storefrontUrl,
        link: `${storefrontUrl}/account/recover/password?hash=${secret}`,
      },
    });
  });
}
