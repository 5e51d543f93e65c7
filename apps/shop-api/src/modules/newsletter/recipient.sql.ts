import type { NewsletterStatus } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Evidence } from "./evidence.ts";

/** A request nobody confirmed is forgotten after so many days, and its link ends. */
export const WAITING_DAYS = 14;

export interface RecipientRow {
  id: string;
  email: string;
  status: Exclude<NewsletterStatus, "undefined">;
  language_id: string;
  evidence: Evidence;
  confirmed_at: string | null;
  welcomed_at: string | null;
  /** The link of its mail is too old. */
  is_expired: boolean;
}

/** What a form tells about a person. */
export interface Person {
  salutation_id: string | null;
  title: string | null;
  first_name: string | null;
  last_name: string | null;
  street: string | null;
  zip_code: string | null;
  city: string | null;
}

const anonymous: Person = {
  salutation_id: null,
  title: null,
  first_name: null,
  last_name: null,
  street: null,
  zip_code: null,
  city: null,
};

/** Inside a transaction: later calls about the same address wait until this one is through. */
export async function lockByEmail(
  tx: Tx,
  channelId: string,
  email: string,
): Promise<RecipientRow | undefined> {
  const [row] = await tx<RecipientRow[]>`select ${columns(tx)} from newsletter_recipient
    where sales_channel_id = ${channelId} and lower(email) = lower(${email}) for update`;
  return row;
}

export async function lockById(tx: Tx, channelId: string, id: string): Promise<RecipientRow | undefined> {
  const [row] = await tx<RecipientRow[]>`select ${columns(tx)} from newsletter_recipient
    where id = ${id} and sales_channel_id = ${channelId} for update`;
  return row;
}

/** For staff, who work for all channels. */
export async function lockRecipient(tx: Tx, id: string): Promise<RecipientRow | undefined> {
  const [row] = await tx<RecipientRow[]>`
    select ${columns(tx)} from newsletter_recipient where id = ${id} for update`;
  return row;
}

export async function lockByHash(tx: Tx, channelId: string, hash: string): Promise<RecipientRow | undefined> {
  const [row] = await tx<RecipientRow[]>`select ${columns(tx)} from newsletter_recipient
    where hash = ${hash} and sales_channel_id = ${channelId} for update`;
  return row;
}

function columns(tx: Tx) {
  return tx`id, email, status, language_id, evidence, confirmed_at, welcomed_at,
    requested_at < now() - ${WAITING_DAYS} * interval '1 day' as is_expired`;
}

export interface Asked extends Person {
  email: string;
  hash: string;
  language_id: string;
  evidence: Evidence;
}

/** Undefined: somebody else asked for the same address in this very moment. */
export async function insertRecipient(tx: Tx, channelId: string, asked: Asked): Promise<string | undefined> {
  const id = newId();
  const row = { ...stored(tx, asked), id, sales_channel_id: channelId, status: "notSet" };
  const { count } = await tx`insert into newsletter_recipient ${tx(row)} on conflict do nothing`;
  return count === 1 ? id : undefined;
}

export async function askAgain(tx: Tx, id: string, asked: Asked): Promise<void> {
  const row = { ...stored(tx, asked), status: "notSet", requested_at: new Date() };
  await tx`update newsletter_recipient set ${tx(row)} where id = ${id}`;
}

export async function saveConfirmation(tx: Tx, id: string, evidence: Evidence): Promise<void> {
  await tx`update newsletter_recipient set status = 'optIn', confirmed_at = now(), evidence = ${json(tx, evidence)}
    where id = ${id}`;
}

/** Nothing is left to prove about somebody who never confirmed. Of the others the proof stays, and that they had their voucher. */
export async function leaveNewsletter(
  tx: Tx,
  row: Pick<RecipientRow, "id" | "confirmed_at">,
  { evidence, hash }: { evidence: Evidence; hash: string },
): Promise<void> {
  if (row.confirmed_at === null) {
    await tx`delete from newsletter_recipient where id = ${row.id}`;
    return;
  }
  const change = { ...anonymous, status: "optOut", hash, evidence: json(tx, evidence) };
  await tx`update newsletter_recipient set ${tx(change)} where id = ${row.id}`;
}

/** The request was not confirmed in time. */
export async function forgetRequest(tx: Tx, id: string): Promise<void> {
  const old = tx`id = ${id} and status = 'notSet' and requested_at < now() - ${WAITING_DAYS} * interval '1 day'`;
  await tx`delete from newsletter_recipient where ${old} and confirmed_at is null`;
  await tx`update newsletter_recipient set status = 'optOut' where ${old}`;
}

export async function saveVoucher(tx: Tx, id: string, code: string): Promise<void> {
  await tx`update newsletter_recipient set voucher_code = ${code}, welcomed_at = now() where id = ${id}`;
}

/** Of an address the customer has proven to own; what others do with theirs is nobody's business. */
export async function selectStatus(sql: Sql, customerId: string): Promise<NewsletterStatus> {
  const [row] = await sql<{ status: NewsletterStatus }[]>`
    select n.status from customer c join newsletter_recipient n
      on n.sales_channel_id = c.sales_channel_id and lower(n.email) = lower(c.email)
    where c.id = ${customerId} and c.opt_in_confirmed_at is not null`;
  return row?.status ?? "undefined";
}

/** And the customer has proven it. */
export async function isAddressOf(sql: Sql, customerId: string, email: string): Promise<boolean> {
  const rows = await sql`select from customer where id = ${customerId} and not guest
    and opt_in_confirmed_at is not null and lower(email) = lower(${email})`;
  return rows.length === 1;
}

function stored(tx: Tx, asked: Asked) {
  return { ...asked, evidence: json(tx, asked.evidence) };
}

function json(tx: Tx, evidence: Evidence) {
  return tx.json(evidence as never);
}
