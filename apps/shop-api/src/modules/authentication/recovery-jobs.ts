import type { Transact } from "../../platform/database/transaction.ts";
import { isWaiting, nameOf, selectByEmail } from "../customer/index.ts";
import { newSecret } from "../link-secret/index.ts";
import { queueMail, wasMailQueued } from "../mail/index.ts";
import { RECOVER_PASSWORD, type RecoveryRequest } from "./recovery-jobs.sql.ts";
import { saveRecovery } from "./recovery.sql.ts";

/** Writes the link for a new password. The job may run twice: the second time finds its work done. */
export function recoveryJobs(transact: Transact) {
  return {
    [RECOVER_PASSWORD]: (payload: unknown) => sendRecoveryLink(transact, payload as RecoveryRequest),
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
