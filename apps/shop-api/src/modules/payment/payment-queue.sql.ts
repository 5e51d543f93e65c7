import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";

export const SETTLE_PAYMENT = "settle_payment";
export const SWEEP_PAYMENTS = "sweep_payments";

/**
 * One job per transaction waits at a time: it asks for what is true when it runs. The jobs of a provider run one after the other,
 * so that one who does not answer keeps nobody waiting but its own.
 */
export async function queueSettling(sql: Sql, transactionId: string): Promise<void> {
  await sql`
    select graphile_worker.add_job(${SETTLE_PAYMENT}, json_build_object('transactionId', ${transactionId}::text),
      queue_name => 'payment:' || provider, job_key => ${`${SETTLE_PAYMENT}:${transactionId}`}::text,
      job_key_mode => 'preserve_run_at', max_attempts => 5, priority => ${jobPriority.payment})
    from order_transaction where id = ${transactionId}`;
}
