import type { Tx } from "../../platform/database/transaction.ts";
import type { Scope } from "../context/index.ts";
import { type Person, toPerson } from "../customer/index.ts";
import { mailDigest } from "../link-secret/index.ts";
import { queueMail } from "../mail/index.ts";
import { shopUrlIn } from "../shop-url/index.ts";

export function mailConfirmLink(
  tx: Tx,
  person: Person,
  { shopUrl, secret }: { shopUrl: string; secret: string },
): Promise<void> {
  const { data, ...mail } = toPerson(person, shopUrl);
  const link = `${shopUrl}/registration/confirm?em=${mailDigest(person.email)}&hash=${secret}`;
  const eventKey = `register-confirm:${person.id}`;
  return queueMail(tx, { ...mail, eventKey, template: "register-confirm", data: { ...data, link } });
}

/** Somebody registered again: only the owner of the mailbox learns that there is an account. */
export function mailAlreadyRegistered(tx: Tx, person: Person, shopUrl: string): Promise<void> {
  const { data, ...mail } = toPerson(person, shopUrl);
  const links = { loginLink: `${shopUrl}/login`, recoveryLink: `${shopUrl}/account/recover` };
  const eventKey = `already-registered:${person.id}`;
  return queueMail(tx, { ...mail, eventKey, template: "already-registered", data: { ...data, ...links } });
}

export function mailWelcome(tx: Tx, scope: Scope, person: Person): Promise<void> {
  const shopUrl = shopUrlIn(scope, person.language_id);
  const { data, ...mail } = toPerson(person, shopUrl);
  const accountLink = `${shopUrl}/account`;
  const eventKey = `welcome:${person.id}`;
  return queueMail(tx, { ...mail, eventKey, template: "welcome", data: { ...data, accountLink } });
}
