import type { Sql } from "../../platform/database.ts";

export const SETTLE_PAYMENT = "settle_payment";
export const SWEEP_PAYMENTS = "sweep_payments";

/** Which event asked for it, to be marked when it is done. */
export interface EventKey {
  provider: string;
  eventId: string;
}

/** One job per transaction waits at a time: it asks for what is true when it runs. */
export async function queueSettling(sql: Sql, transactionId: string): Promise<void> {
  await sql`select graphile_worker.add_job(${SETTLE_PAYMENT}, json_build_object('transactionId', ${transactionId}::text),
    job_key => ${`${SETTLE_PAYMENT}:${transactionId}`}::text, job_key_mode => 'preserve_run_at', max_attempts => 5)`;
}
