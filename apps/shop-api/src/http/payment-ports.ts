import type { Services } from "../services.ts";

/** What payments need of the services. */
export function paymentPorts({ sql, transact, payments, metrics, attempts, config }: Services) {
  return { sql, transact, payments, attempts, count: metrics.payment, secret: config.payment.secret };
}
