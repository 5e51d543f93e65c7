import type { Locale } from "@hearth/i18n";
import type { TransactionSql } from "postgres";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import { isMailAddress } from "./mail-address.ts";
import type { MailData, MailTemplate, StoredMailData } from "./mail-data.ts";
import { isByReference, type SampleReference } from "./mail-source.ts";
import { mailUrgency } from "./mail-urgency.ts";
import { renderMail } from "./render-mail.ts";
import { SEND_FIRST_MAIL, SEND_MAIL } from "./send-mail.ts";

export type QueuedMail = {
  [T in MailTemplate]: {
    /** Names the cause, for example "register-confirm:<customer id>:<time>": one event, one mail. */
    eventKey: string;
    template: T;
    languageId: string;
    recipient: string;
    data: StoredMailData[T];
  };
}[MailTemplate];

const CHECK_LOCALE: Locale = "de-DE";

/**
 * The mail and its job, in the transaction of their cause: both are there when it is, or neither. A second call with the same
 * event key does nothing. A mail that could not be sent (address, foreign link) throws here, where its cause is at hand.
 */
export async function queueMail(tx: TransactionSql, mail: QueuedMail): Promise<void> {
  const { template, recipient, data } = mail;
  const replyTo = isByReference(template) ? undefined : replyToOf(template, data as MailData[MailTemplate]);
  if (!isMailAddress(recipient) || (replyTo !== undefined && !isMailAddress(replyTo))) {
    throw new Error(`mail "${template}" has an address nothing can be sent to`);
  }
  await insertMail(tx, mail);
}

/** One with sample data, to see how it arrives: it goes the way of all others. */
export async function queueSample(
  tx: TransactionSql,
  mail: Pick<QueuedMail, "template" | "languageId" | "recipient"> & SampleReference,
): Promise<void> {
  const { shopUrl, ...rest } = mail;
  const data: SampleReference & { isSample: true } = { isSample: true, shopUrl };
  await insertMail(tx, { ...rest, eventKey: `sample:${newId()}`, data });
}

interface InsertedMail extends Pick<QueuedMail, "eventKey" | "template" | "languageId" | "recipient"> {
  data: unknown;
}

async function insertMail(tx: TransactionSql, mail: InsertedMail): Promise<void> {
  const { eventKey, template, languageId, recipient, data } = mail;
  const urgency = mailUrgency[template];
  const job = jobPriority[urgency] <= jobPriority.first ? SEND_FIRST_MAIL : SEND_MAIL;
  await tx`with queued as (
      insert into mail (id, event_key, template, language_id, recipient, data)
      values (${newId()}, ${eventKey}, ${template}, ${languageId}, ${recipient}, ${JSON.stringify(data, storable)}::text::jsonb)
      on conflict (event_key) do nothing returning id)
    select graphile_worker.add_job(${job}, json_build_object('mailId', queued.id),
      priority => ${jobPriority[urgency]}) from queued`;
}

export async function wasMailQueued(tx: TransactionSql, eventKey: string): Promise<boolean> {
  const rows = await tx`select from mail where event_key = ${eventKey}`;
  return rows.length > 0;
}

function replyToOf(template: MailTemplate, data: MailData[MailTemplate]): string | undefined {
  return renderMail({ template, data, locale: CHECK_LOCALE, shopName: "", imprint: [] }).replyTo;
}

/** jsonb takes neither zero characters nor halves of a pair. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}
