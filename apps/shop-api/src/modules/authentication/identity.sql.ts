import type { Sql } from "../../platform/database/database.ts";

export interface Identity {
  provider: string;
  subject: string;
}

/** Inside a transaction: two first sign-ins of the same identity at once come one after the other. */
export async function lockIdentity(tx: Sql, { provider, subject }: Identity): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${subject}`}, 0))`;
}

/** The customer of an identity. */
export async function selectIdentityCustomer(
  tx: Sql,
  channelId: string,
  { provider, subject }: Identity,
): Promise<{ id: string; active: boolean } | undefined> {
  const [row] = await tx<{ id: string; active: boolean }[]>`
    select c.id, c.active from customer_identity i join customer c on c.id = i.customer_id
    where i.provider = ${provider} and i.subject = ${subject} and c.sales_channel_id = ${channelId}`;
  return row;
}

export async function deleteIdentities(tx: Sql, customerId: string): Promise<void> {
  await tx`delete from customer_identity where customer_id = ${customerId}`;
}

export async function insertIdentity(
  tx: Sql,
  { provider, subject }: Identity,
  customerId: string,
): Promise<void> {
  await tx`insert into customer_identity (provider, subject, customer_id) values (${provider}, ${subject}, ${customerId})`;
}
