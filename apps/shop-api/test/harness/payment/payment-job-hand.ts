import { paymentJobs } from "../../../src/modules/payment/index.ts";
import type { TestShop } from "../test-shop.ts";

/** Does the worker's jobs for payments, when it is told to. */
export interface JobHand {
  /** All that wait, at the same time; what fails waits again. */
  run(): Promise<void>;
  /** Until nothing waits; throws if that takes too long. */
  runAll(): Promise<void>;
  /** What cron does every minute, and what follows from it. */
  sweep(): Promise<void>;
  /** Lets time pass for the payments of an order. */
  age(orderId: string, minutes: number): Promise<void>;
}

const MOST_ROUNDS = 20;

export function createJobHand({ sql, services }: TestShop): JobHand {
  const { transact, payments } = services;
  const tasks: Readonly<Record<string, (payload: unknown) => Promise<void>>> = paymentJobs({
    sql: services.sql,
    transact,
    payments,
    holds: services.config.payment,
    warn: () => {},
    count: () => {},
  });

  async function take() {
    return sql<{ name: string; payload: object }[]>`
      delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = any(${Object.keys(tasks)}) returning t.identifier as name, j.payload`;
  }

  async function run(): Promise<number> {
    const waiting = await take();
    await Promise.all(
      waiting.map(async ({ name, payload }) => {
        try {
          await tasks[name]?.(payload);
        } catch {
          await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::text::json)`;
        }
      }),
    );
    return waiting.length;
  }

  async function runAll(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) if ((await run()) === 0) return;
    throw new Error("Jobs do not come to an end");
  }

  return {
    async run() {
      await run();
    },
    runAll,
    async sweep() {
      await tasks["sweep_payments"]?.({});
      await runAll();
    },
    async age(orderId, minutes) {
      await sql`update order_transaction set created_at = created_at - ${minutes} * interval '1 minute',
          updated_at = updated_at - ${minutes} * interval '1 minute', details = details - 'lookedAt'
        where order_id = ${orderId}`;
    },
  };
}
