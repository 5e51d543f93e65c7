import { createHash } from "node:crypto";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Request } from "./evidence.ts";
import { type Person, WAITING_DAYS } from "./recipient.sql.ts";

/** The name of jobs that wait already. */
export const NEWSLETTER_REQUEST = "newsletter_wish";
export const FORGET_NEWSLETTER_REQUEST = "forget_newsletter_request";

/** What somebody wants with an address; whether it is known is found out later. */
export type NewsletterRequest = { id: string; channelId: string; email: string } & (
  | { kind: "subscribe"; languageId: string; person: Person; trace: Omit<Request, "mailText"> }
  | { kind: "unsubscribe"; languageId: string; shopUrl: string }
);

/** Requests about one address are answered one after the other. */
const QUEUES = 16;

/** The same one statement whether the address is known or not. */
export async function queueRequest(sql: Sql, request: NewsletterRequest): Promise<void> {
  const digest = createHash("sha256").update(request.email.toLowerCase()).digest();
  const queue = `newsletter-${digest.readUInt8() % QUEUES}`;
  const payload = JSON.stringify(request);
  await sql`select graphile_worker.add_job(${NEWSLETTER_REQUEST}, ${payload}::text::json,
    queue_name => ${queue}, priority => ${jobPriority.last})`;
}

export const newRequestId = (): string => newId();

export async function queueForgetting(tx: Tx, recipientId: string): Promise<void> {
  const payload = JSON.stringify({ recipientId });
  await tx`select graphile_worker.add_job(${FORGET_NEWSLETTER_REQUEST}, ${payload}::text::json,
    run_at => now() + ${WAITING_DAYS} * interval '1 day' + interval '1 minute', priority => ${jobPriority.last})`;
}

export async function wasMailQueued(tx: Tx, eventKey: string): Promise<boolean> {
  const rows = await tx`select from mail where event_key = ${eventKey}`;
  return rows.length > 0;
}

export async function selectLocale(tx: Tx, languageId: string): Promise<string> {
  const [row] = await tx<
    { locale_code: string }[]
  >`select locale_code from language where id = ${languageId}`;
  return row?.locale_code ?? "";
}
