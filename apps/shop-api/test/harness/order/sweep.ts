import { paymentJobs, SWEEP_PAYMENTS } from "../../../src/modules/payment/index.ts";
import type { TestShop } from "../test-shop.ts";

/** What the worker does each minute, now. */
export async function sweepNow({ services }: TestShop): Promise<void> {
  const { sql, transact, payments, config } = services;
  const holds = config.payment;
  await paymentJobs({ sql, transact, payments, holds, warn: () => {}, count: () => {} })[SWEEP_PAYMENTS]();
}
