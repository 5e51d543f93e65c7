import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import { type CustomerRow, EMAIL_CHANGE_HOURS } from "../customer/index.ts";

export const SEND_EMAIL_CHANGE_LINK = "send_email_change_link";
export const FORGET_EMAIL_CHANGE = "forget_email_change";

export interface EmailChangeRequest {
  requestId: string;
  customerId: string;
  email: string;
  shopUrl: string;
}

/** A customer with another address that waits. */
export type WaitingEmailChange = CustomerRow & { new_email: string };

/** A former one and its link end. */
export async function saveEmailChange(tx: Tx, customerId: string, email: string): Promise<void> {
  await tx`update customer set new_email = ${email}, new_email_hash = null, new_email_asked_at = now()
    where id = ${customerId}`;
}

export async function queueEmailChange(
  tx: Tx,
  request: Omit<EmailChangeRequest, "requestId">,
): Promise<void> {
  const payload = JSON.stringify({ ...request, requestId: newId() });
  const { customerId } = request;
  await tx`select graphile_worker.add_job(${SEND_EMAIL_CHANGE_LINK}, ${payload}::text::json,
    priority => ${jobPriority.usual})`;
  await tx`select graphile_worker.add_job(${FORGET_EMAIL_CHANGE}, ${JSON.stringify({ customerId })}::text::json,
    run_at => now() + ${EMAIL_CHANGE_HOURS} * interval '1 hour' + interval '1 minute',
    priority => ${jobPriority.last})`;
}

/** The change as long as it is still this one. */
export async function lockOwnEmailChange(
  tx: Tx,
  { customerId, email }: EmailChangeRequest,
): Promise<WaitingEmailChange | undefined> {
  const [row] = await tx<WaitingEmailChange[]>`
    select * from customer where id = ${customerId} and new_email = ${email} and active for update`;
  return row;
}

/** Undefined: the link was used or replaced, is too old, or was never sent. */
export async function lockEmailChange(
  tx: Sql,
  channelId: string,
  hash: string,
): Promise<WaitingEmailChange | undefined> {
  const [row] = await tx<WaitingEmailChange[]>`
    select * from customer where new_email_hash = ${hash} and sales_channel_id = ${channelId} and active
      and new_email_asked_at > now() - ${EMAIL_CHANGE_HOURS} * interval '1 hour' for update`;
  return row;
}

export async function saveLink(tx: Tx, customerId: string, hash: string): Promise<void> {
  await tx`update customer set new_email_hash = ${hash} where id = ${customerId}`;
}

export async function forgetOldEmailChange(tx: Tx, customerId: string): Promise<void> {
  await tx`update customer set new_email = null, new_email_hash = null, new_email_asked_at = null
    where id = ${customerId} and new_email_asked_at < now() - ${EMAIL_CHANGE_HOURS} * interval '1 hour'`;
}
