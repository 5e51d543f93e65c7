import type { Sql } from "../../platform/database/database.ts";
import { type HoldTimes, paymentMethodsWith } from "@hearth/rules";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { REFUND_PAYMENT } from "../order/index.ts";
import { SETTLE_PAYMENT } from "./payment-queue.sql.ts";

const providerMethods = paymentMethodsWith(({ provider }) => provider !== null);
const transferMethods = paymentMethodsWith(({ hold }) => hold === "transfer");

/** Asked about in one minute at most; the rest follows in the next. */
const MOST = 200;

/**
 * Payments that wait for five minutes, then less and less often. Cancelled and failed ones too for as long as somebody could still
 * have the provider's page open: money whose webhook was lost has to go back.
 */
export async function queueWaiting(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SETTLE_PAYMENT}, json_build_object('transactionId', replace(id::text, '-', '')),
      queue_name => 'payment:' || provider, job_key => ${`${SETTLE_PAYMENT}:`}::text || replace(id::text, '-', ''),
      job_key_mode => 'preserve_run_at', max_attempts => 5, priority => ${jobPriority.payment})
    from (
      select id, provider from order_transaction
      where provider_reference is not null and captured_cents = 0 and updated_at < now() - interval '5 minutes'
        and (state in ('open', 'in_progress', 'unconfirmed', 'authorized')
          or (state in ('cancelled', 'failed') and updated_at > now() - interval '3 days'))
        and coalesce((details ->> 'lookedAt')::timestamptz, updated_at) < now() - greatest(interval '5 minutes', (now() - updated_at) / 8)
      order by updated_at limit ${MOST}) waiting`;
}

/** Refunds whose job was lost. Those that somebody has to send by hand have none. */
export async function queueRefunds(sql: Sql): Promise<void> {
  await sql`
    select graphile_worker.add_job(${REFUND_PAYMENT}, json_build_object('refundId', replace(r.id::text, '-', '')),
      job_key => ${`${REFUND_PAYMENT}:`}::text || replace(r.id::text, '-', ''), job_key_mode => 'preserve_run_at',
      priority => ${jobPriority.payment})
    from payment_refund r join order_transaction t on t.id = r.transaction_id
    where r.state = 'open' and r.created_at < now() - interval '1 minute' and t.provider is not null
    order by r.created_at limit ${MOST}`;
}

/**
 * Orders whose current payment was not made in time, with that payment; by the rule of `payableUntil`. Who pays in advance was told
 * a time with the order, or with the payment that took the place of an invoice: those who were told none are left alone, and what
 * was sent on invoice before as well.
 */
export function selectOverdue(sql: Sql, { holdMinutes, prepaymentHoldMinutes }: HoldTimes) {
  const longest = Math.max(holdMinutes, prepaymentHoldMinutes);
  return sql<{ order_id: string; transaction_id: string }[]>`
    select o.id as order_id, t.id as transaction_id
    from order_transaction t join shop_order o on o.id = t.order_id join payment_method m on m.id = t.payment_method_id
    where t.state in ('open', 'in_progress', 'failed', 'cancelled')
      and t.created_at < now() - ${Math.min(holdMinutes, prepaymentHoldMinutes)} * interval '1 minute'
      and o.state in ('open', 'in_progress') and (
        (m.technical_name = any(${providerMethods})
          and (t.created_at < now() - ${holdMinutes} * interval '1 minute' or o.placed_at < now() - ${longest} * interval '1 minute'))
        or (m.technical_name = any(${transferMethods})
          and (t.created_at < now() - ${prepaymentHoldMinutes} * interval '1 minute'
            or o.placed_at < now() - ${longest} * interval '1 minute')
          and coalesce(t.details ->> 'payableUntil', o.document #>> '{order,extensions,hearthOrder,payableUntil}') is not null))
      and not exists (select from order_delivery d where d.order_id = o.id and d.state not in ('open', 'cancelled'))
      and not exists (select from order_transaction n where n.order_id = o.id and (n.created_at, n.id) > (t.created_at, t.id))
      and not exists (select from order_transaction p where p.order_id = o.id and p.captured_cents > p.refunded_cents)
    order by t.created_at limit ${MOST}`;
}
