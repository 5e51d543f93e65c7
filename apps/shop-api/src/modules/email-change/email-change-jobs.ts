import type { Transact } from "../../platform/database/transaction.ts";
import { isWaiting, selectByEmail } from "../customer/index.ts";
import { newSecret } from "../link-secret/index.ts";
import { wasMailQueued } from "../mail/index.ts";
import { mailEmailTaken, mailLink } from "./email-change-mail.ts";
import {
  type EmailChangeRequest,
  FORGET_EMAIL_CHANGE,
  forgetOldEmailChange,
  lockOwnEmailChange,
  saveLink,
  SEND_EMAIL_CHANGE_LINK,
} from "./email-change.sql.ts";

/** What the worker does for changes of an address. A job may run twice: the second time finds its work done. */
export function emailChangeJobs(transact: Transact) {
  return {
    [SEND_EMAIL_CHANGE_LINK]: (payload: unknown) =>
      writeToNewMailbox(transact, payload as EmailChangeRequest),
    [FORGET_EMAIL_CHANGE]: (payload: unknown) =>
      transact((tx) => forgetOldEmailChange(tx, (payload as { customerId: string }).customerId)),
  };
}

/** A link, or, where the address is somebody's already, a word to its owner. */
function writeToNewMailbox(transact: Transact, request: EmailChangeRequest): Promise<void> {
  const { requestId, shopUrl } = request;
  const eventKey = `email-change:${requestId}`;
  return transact(async (tx) => {
    const change = await lockOwnEmailChange(tx, request);
    // A second secret would make the link of the mail that is on its way worthless.
    if (!change || (await wasMailQueued(tx, eventKey))) return;
    const known = await selectByEmail(tx, change.sales_channel_id, change.new_email);
    if (known && known.id !== change.id && !isWaiting(known)) {
      return mailEmailTaken(tx, known, { eventKey, shopUrl });
    }
    const { secret, hash } = newSecret();
    await saveLink(tx, change.id, hash);
    await mailLink(tx, change, { eventKey, shopUrl, secret });
  });
}
