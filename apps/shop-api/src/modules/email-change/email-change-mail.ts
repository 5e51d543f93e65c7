import type { Tx } from "../../platform/database/transaction.ts";
import { type CustomerRow, nameOf } from "../customer/index.ts";
import { queueMail } from "../mail/index.ts";
import type { WaitingEmailChange } from "./email-change.sql.ts";

interface Change {
  shopUrl: string;
  newEmail: string;
  at: number;
}

/** The old mailbox is warned while there is still time to do something about it. */
export function mailChangeAsked(
  tx: Tx,
  person: CustomerRow,
  { shopUrl, newEmail, at }: Change,
): Promise<void> {
  return queueMail(tx, {
    eventKey: `email-change-asked:${person.id}:${at}`,
    template: "email-change-asked",
    languageId: person.language_id,
    recipient: person.email,
    data: { shopUrl, name: nameOf(person), newEmail, recoveryLink: `${shopUrl}/account/recover` },
  });
}

/** Names nobody: it may be a stranger's mailbox, and the name a stranger's words. */
export function mailLink(
  tx: Tx,
  { language_id, new_email }: WaitingEmailChange,
  { eventKey, shopUrl, secret }: { eventKey: string; shopUrl: string; secret: string },
): Promise<void> {
  return queueMail(tx, {
    eventKey,
    template: "email-change-link",
    languageId: language_id,
    recipient: new_email,
    data: { shopUrl, link: `${shopUrl}/account/email/confirm?hash=${secret}` },
  });
}

/** Only the owner of the mailbox learns that there is an account. */
export function mailEmailTaken(
  tx: Tx,
  owner: CustomerRow,
  { eventKey, shopUrl }: { eventKey: string; shopUrl: string },
): Promise<void> {
  return queueMail(tx, {
    eventKey,
    template: "email-taken",
    languageId: owner.language_id,
    recipient: owner.email,
    data: { shopUrl, name: nameOf(owner), loginLink: `${shopUrl}/login` },
  });
}

/** Goes to the mailbox the account had: nobody loses an account unseen. */
export function mailEmailChanged(
  tx: Tx,
  person: CustomerRow,
  { shopUrl, newEmail, at }: Change,
): Promise<void> {
  return queueMail(tx, {
    eventKey: `email-changed:${person.id}:${at}`,
    template: "email-changed",
    languageId: person.language_id,
    recipient: person.email,
    data: { shopUrl, name: nameOf(person), oldEmail: person.email, newEmail },
  });
}
