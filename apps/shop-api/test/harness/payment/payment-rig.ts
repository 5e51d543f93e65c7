import { beforeAll } from "vitest";
import type { SandboxControl } from "../../../../../tools/src/payment/control.ts";
import * as id from "../content/catalogue-ids.ts";
import { openJournal, type OrderJournal } from "../order/order-journal.ts";
import { payingShopper, type PayingShopper } from "./paying-shopper.ts";
import { createJobHand, type JobHand } from "./payment-job-hand.ts";
import { testShop, type TestShop } from "../test-shop.ts";

export type PaymentKey = "card" | "wallet" | "prepayment";

export interface PaymentRig {
  readonly shop: TestShop;
  /** The providers, and what may be done to them. */
  readonly control: SandboxControl;
  readonly jobs: JobHand;
  /** A new order of somebody who pays in this way. */
  order(payment: PaymentKey): Promise<PayingShopper>;
  /** What the invariants say now, the providers' books included. */
  violations(): Promise<string[]>;
}

/** The shop beside both providers, for all tests of the file. No worker runs: its jobs are done when the test says so. */
export function paymentRig(): PaymentRig {
  let journal: OrderJournal;
  let jobs: JobHand;
  const shop = testShop({ hasPayments: true, env: { PAYMENT_STARTS_PER_ADDRESS: "0", LOG_LEVEL: "silent" } });
  beforeAll(async () => {
    journal = await openJournal(shop.sql);
    await journal.restock(id.product("thermostat"), 1_000_000);
    jobs = createJobHand(shop);
  });
  return {
    shop,
    get control() {
      return shop.sandbox.control;
    },
    get jobs() {
      return jobs;
    },
    order: (payment) => payingShopper({ shop, journal }, payment),
    async violations() {
      const found = await journal.check({ payments: shop.sandbox.control.payments() });
      return found.map(({ invariant, subject, problem }) => `${invariant} ${subject}: ${problem}`);
    },
  };
}
