import { afterAll, beforeAll, expect } from "vitest";
import type { SandboxControl } from "../../../../../tools/src/payment/control.ts";
import { type PaymentSandbox, startPaymentSandbox } from "../../../../../tools/src/payment/sandbox.ts";
import { eventually } from "../eventually.ts";
import type { OrderRig } from "../order/order-rig.ts";

const secrets = {
  stripeKey: "sk_test_local",
  stripeWebhook: "whsec_local",
  paypalId: "local",
  paypalSecret: "local",
  paypalWebhookId: "WH-LOCAL",
};

export interface PaymentStand {
  readonly control: SandboxControl;
  /** For the API and the worker. */
  env(): Record<string, string>;
  /** Every webhook of the payment once more. */
  tellAgain(reference: string): Promise<void>;
  /** Nothing waits any more, which takes the worker the longer the more orders there are, and the providers' books are ours. */
  expectBooksToAgree(rig: OrderRig, patienceMs?: number): Promise<void>;
}

/** Both providers beside the processes of a rig, which are told in turn. Comes before the rig. */
export function paymentStand(origin: (n: number) => string): PaymentStand {
  let sandbox: PaymentSandbox;
  let told = 0;
  const tell = (provider: string) => async (body: string, headers: Readonly<Record<string, string>>) => {
    const answer = await fetch(`${origin(told++)}/webhooks/${provider}`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  beforeAll(async () => {
    sandbox = await startPaymentSandbox({
      port: 0,
      secrets,
      stripeWebhook: tell("stripe"),
      paypalWebhook: tell("paypal"),
    });
  });
  afterAll(() => sandbox?.close());
  return {
    get control() {
      return sandbox.control;
    },
    env: () => ({
      STRIPE_SECRET_KEY: secrets.stripeKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
      STRIPE_API_URL: sandbox.url,
      PAYPAL_CLIENT_ID: secrets.paypalId,
      PAYPAL_CLIENT_SECRET: secrets.paypalSecret,
      PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
      PAYPAL_API_URL: sandbox.url,
      PAYMENT_SECRET: "a secret only for the races of payments",
      PAYMENT_STARTS_PER_ADDRESS: "0",
    }),
    async tellAgain(reference) {
      const { webhooks } = sandbox.control;
      const mine = webhooks.messages().filter(({ body }) => body.includes(reference));
      await Promise.all(mine.map(({ id }) => webhooks.send(id)));
    },
    async expectBooksToAgree({ sql, journal }, patienceMs = 60_000) {
      await sandbox.control.webhooks.settled();
      await eventually(async () => {
        const jobs = await sql`
          select from graphile_worker.jobs where task_identifier in ('settle_payment', 'refund_payment')`;
        const refunds = await sql`select from payment_refund where state = 'open'`;
        if (jobs.length + refunds.length > 0)
          throw new Error(`${jobs.length} jobs and ${refunds.length} refunds wait`);
      }, patienceMs);
      expect(await journal.check({ payments: sandbox.control.payments() })).toEqual([]);
    },
  };
}
