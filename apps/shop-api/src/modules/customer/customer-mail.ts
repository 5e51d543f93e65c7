import type { Tx } from "../../platform/transaction.ts";
import type { Scope } from "../context/index.ts";
import { queueMail } from "../mail/index.ts";
import { resolvedText } from "../reference/index.ts";
import type { CustomerRow } from "./customer-rows.ts";
import { mailDigest } from "./link-secret.ts";
import { shopUrlIn } from "./shop-url.ts";

type Person = Pick<CustomerRow, "id" | "email" | "first_name" | "last_name" | "language_id">;

export const nameOf = (person: Pick<CustomerRow, "first_name" | "last_name">) =>
  `${person.first_name} ${person.last_name}`.trim();

/** What every mail to a customer has. */
function toPerson(person: Person, shopUrl: string) {
  return {
    languageId: person.language_id,
    recipient: person.email,
    data: { name: nameOf(person), shopUrl },
  };
}

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

export function mailPasswordChanged(tx: Tx, scope: Scope, person: Person): Promise<void> {
  const mail = toPerson(person, shopUrlIn(scope, person.language_id));
  return queueMail(tx, {
    ...mail,
    eventKey: `password-changed:${person.id}:${scope.now}`,
    template: "password-changed",
  });
}

export function mailAccountDeleted(tx: Tx, scope: Scope, person: Person): Promise<void> {
  const mail = toPerson(person, shopUrlIn(scope, person.language_id));
  return queueMail(tx, { ...mail, eventKey: `account-deleted:${person.id}`, template: "account-deleted" });
}

/** To the people of the shop, who decide. */
export async function mailGroupRequested(
  tx: Tx,
  scope: Scope,
  { customer, shopAddress }: { customer: CustomerRow; shopAddress: string },
): Promise<void> {
  const group = scope.reference.customerGroup.get(customer.requested_group_id ?? "");
  if (!group) return;
  const languageId = scope.channel.language_id;
  await queueMail(tx, {
    // A customer may ask again later, after a refusal for example.
    eventKey: `group-requested:${customer.id}:${customer.group_requested_at ?? ""}`,
    template: "group-requested",
    languageId,
    recipient: shopAddress,
    data: {
      shopUrl: shopUrlIn(scope, languageId),
      name: nameOf(customer),
      email: customer.email,
      company: customer.company,
      vatIds: customer.vat_ids,
      groupName: resolvedText(group.texts, [languageId], "name") ?? group.id,
    },
  });
}
