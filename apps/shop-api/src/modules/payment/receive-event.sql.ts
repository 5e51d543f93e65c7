import type { PaymentProviderName } from "@hearth/rules";
import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import type { PaymentEvent } from "./payment-provider.ts";
import { SETTLE_PAYMENT } from "./payment-queue.sql.ts";

const ID = /^[0-9a-f]{32}$/;

export type Reception = "queued" | "duplicate" | "unknown";

/**
 * One statement, so that an event is either noted with its job or not at all: the provider tells it again then. It only names the
 * payment to ask about, so jobs of one transaction that wait are one job.
 */
export async function receiveEvent(
  sql: Sql,
  provider: PaymentProviderName,
  event: PaymentEvent,
): Promise<Reception> {
  const transactionId = ID.test(event.transactionId ?? "") ? event.transactionId : null;
  const [row] = await sql<{ is_new: boolean; is_known: boolean }[]>`
    with payment as (
      select id from order_transaction where provider = ${provider}
        and (provider_reference = ${event.reference} or id = ${transactionId}::uuid)
      order by (provider_reference = ${event.reference}) desc nulls last limit 1),
    noted as (
      insert into payment_event (provider, event_id, type, transaction_id, applied_at, outcome)
      select ${provider}, ${event.id}, ${event.type}, (select id from payment),
        case when exists (select from payment) then null else now() end,
        case when exists (select from payment) then null else 'unknown' end
      on conflict do nothing returning transaction_id),
    disputed as (
      update order_transaction set details = details || '{"isDisputed": true}'
      where ${event.isDispute} and id = (select transaction_id from noted)),
    queued as (
      select graphile_worker.add_job(${SETTLE_PAYMENT},
        json_build_object('transactionId', replace(transaction_id::text, '-', '')),
        queue_name => ${`payment:${provider}`}, job_key => ${`${SETTLE_PAYMENT}:`}::text || replace(transaction_id::text, '-', ''),
        job_key_mode => 'replace', max_attempts => 5, priority => ${jobPriority.payment})
      from noted where transaction_id is not null)
    select exists (select from noted) as is_new, exists (select from payment) as is_known,
      (select count(*) from queued) as jobs`;
  if (!row?.is_new) return "duplicate";
  return row.is_known ? "queued" : "unknown";
}

/** What the settling that was asked for came to, for all events of the transaction that waited for it. */
export async function closeEvents(sql: Sql, transactionId: string, outcome: string): Promise<void> {
  await sql`update payment_event set applied_at = now(), outcome = ${outcome}
    where transaction_id = ${transactionId} and applied_at is null`;
}
