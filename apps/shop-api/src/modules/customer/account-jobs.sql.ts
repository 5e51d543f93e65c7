import type { Sql } from "../../platform/database.ts";
import { jobPriority } from "../../platform/job-priority.ts";
import { newId } from "../../platform/new-id.ts";
import { WAITING_DAYS } from "./customer.sql.ts";

export const RECOVER_PASSWORD = "recover_password";
export const FORGET_REGISTRATION = "forget_registration";

export interface RecoveryRequest {
  requestId: string;
  channelId: string;
  email: string;
  storefrontUrl: string;
}

/** The same one statement whether the address is known or not: nobody learns it from the time the answer takes. */
export async function queueRecovery(sql: Sql, request: Omit<RecoveryRequest, "requestId">): Promise<void> {
  const payload = JSON.stringify({ ...request, requestId: newId() });
  await sql`select graphile_worker.add_job(${RECOVER_PASSWORD}, ${payload}::text::json,
    priority => ${jobPriority.first})`;
}

/** A registration that cannot be confirmed is forgotten at once, any other when its link is too old. */
export async function queueForgetting(tx: Sql, customerId: string, canBeConfirmed: boolean): Promise<void> {
  const payload = JSON.stringify({ customerId });
  const days = canBeConfirmed ? WAITING_DAYS : 0;
  await tx`select graphile_worker.add_job(${FORGET_REGISTRATION}, ${payload}::text::json,
    run_at => now() + ${days} * interval '1 day', priority => ${jobPriority.last})`;
}

export async function wasMailQueued(tx: Sql, eventKey: string): Promise<boolean> {
  const rows = await tx`select from mail where event_key = ${eventKey}`;
  return rows.length > 0;
}
