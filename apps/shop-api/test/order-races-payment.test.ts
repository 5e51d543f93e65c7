import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type PaymentSandbox, startPaymentSandbox } from "../../../tools/src/payment/sandbox.ts";
import { eventually } from "./harness/eventually.ts";
import { type MailWorker, startMailWorker } from "./harness/mail-worker.ts";
import { ask, placeOrder } from "./harness/order-requests.ts";
import { orderRig } from "./harness/order-rig.ts";
import { insertShoppers, type OrderShopper } from "./harness/order-shoppers.ts";
import { seededRandom } from "./harness/seeded-random.ts";

/*
 * money comes in several ways at once, and after the order was called off. The provider's own books are held against
 * ours. RACE_RUNS=1000 for the long run.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 10);
const TIMEOUT_MS = 180_000 + RUNS * 6000;
const secrets = {
  stripeKey: "sk_test_local",
  stripeWebhook: "whsec_local",
  paypalId: "local",
  paypalSecret: "local",
  paypalWebhookId: "WH-LOCAL",
};
const methods = ["card", "wallet"] as const;

let sandbox: PaymentSandbox;
let told = 0;
const tell = (provider: string) => async (body: string, headers: Readonly<Record<string, string>>) => {
  const answer = await fetch(`${rig.origin(told++)}/webhooks/${provider}`, {
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
const env = () => ({
  STRIPE_SECRET_KEY: secrets.stripeKey,
  STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
  STRIPE_API_URL: sandbox.url,
  PAYPAL_CLIENT_ID: secrets.paypalId,
  PAYPAL_CLIENT_SECRET: secrets.paypalSecret,
  PAYPAL_WEBHOOK_ID: secrets.paypalWebhookId,
  PAYPAL_API_URL: sandbox.url,
  PAYMENT_SECRET: "a secret only for the races of payments",
  PAYMENT_STARTS_PER_ADDRESS: "0",
});
const rig = orderRig({ processes: 3, env });
let worker: MailWorker;
beforeAll(() => {
  worker = startMailWorker(rig.databaseUrl, "smtp://127.0.0.1:9", env());
});
afterAll(async () => {
  await worker?.end("SIGTERM");
  await sandbox?.close();
});

interface Begun {
  shopper: OrderShopper;
  orderId: string;
  reference: string;
  paymentToken: string;
}

/** Orders and goes to the provider's page. */
async function begin(shopper: OrderShopper, n: number): Promise<Begun> {
  const { token } = shopper;
  const placed = await placeOrder(rig.origin(n), token);
  rig.journal.note(placed, { cart: token });
  const orderId = placed.order?.id ?? "";
  const begun = await ask({ origin: rig.origin(n), token, path: "/handle-payment", body: { orderId } });
  expect([begun.status, begun.codes]).toEqual([200, []]);
  const [row] = await rig.sql<{ reference: string }[]>`
    select provider_reference as reference from order_transaction where order_id = ${orderId}`;
  const reference = row?.reference ?? "";
  const payment = sandbox.control.payments().find((each) => each.reference === reference);
  const paymentToken = new URL(payment?.returnUrl ?? "").searchParams.get("_sw_payment_token") ?? "";
  return { shopper, orderId, reference, paymentToken };
}

const comeBack = (n: number, { shopper, paymentToken }: Begun) =>
  ask({
    origin: rig.origin(n),
    token: shopper.token,
    path: "/hearth/payment/finalize",
    body: { paymentToken },
  });

const cancel = (n: number, { shopper, orderId }: Begun) =>
  ask({ origin: rig.origin(n), token: shopper.token, path: "/order/state/cancel", body: { orderId } });

/** What the sweeper would do, without waiting for its minute. */
const sweep = (orderId: string) => rig.sql`
  select graphile_worker.add_job('settle_payment', json_build_object('transactionId', replace(id::text, '-', '')))
  from order_transaction where order_id = ${orderId}`;

/** Every webhook of the payment once more. */
async function tellAgain({ reference }: Begun): Promise<void> {
  const mine = sandbox.control.webhooks.messages().filter(({ body }) => body.includes(reference));
  await Promise.all(mine.map(({ id }) => sandbox.control.webhooks.send(id)));
}

/** Nothing waits any more; and the provider's books are ours. */
async function booksAgree(): Promise<void> {
  await sandbox.control.webhooks.settled();
  await eventually(async () => {
    const jobs = await rig.sql`
      select from graphile_worker.jobs where task_identifier in ('settle_payment', 'refund_payment')`;
    const refunds = await rig.sql`select from payment_refund where state = 'open'`;
    if (jobs.length + refunds.length > 0)
      throw new Error(`${jobs.length} jobs, ${refunds.length} refunds wait`);
  }, 60_000);
  const payments = sandbox.control.payments();
  expect(await rig.journal.check({ payments })).toEqual([]);
}

const stateOf = async ({ orderId }: Begun) => {
  const [row] = await rig.sql<
    { state: string; captured: number; refunded: number; total: number; paid: number }[]
  >`
    select t.state, t.captured_cents as captured, t.refunded_cents as refunded, o.total_cents as total,
      (select count(*)::int from order_state_history h where h.order_id = o.id and h.to_state = 'paid') as paid
    from order_transaction t join shop_order o on o.id = t.order_id where o.id = ${orderId}`;
  return row;
};

describe.each(methods)(`%s, ${RUNS} runs`, (payment) => {
  const cart = { lines: [["hose", 1]] as const, payment };

  it(
    "R-5: webhooks, the return page and the sweeper at once take the money once",
    async () => {
      const random = seededRandom(5);
      const begun: Begun[] = [];
      for (const [run, shopper] of (await insertShoppers(rig.sql, RUNS, cart)).entries()) {
        const each = await begin(shopper, run);
        begun.push(each);
        sandbox.control.act(each.reference, "pay");
        await Promise.all([
          comeBack(run, each),
          comeBack(run + 1, each),
          sweep(each.orderId),
          sleep(random.whole(0, 10)).then(() => tellAgain(each)),
          sleep(random.whole(0, 20)).then(() => comeBack(run + 2, each)),
        ]);
      }
      await booksAgree();
      for (const each of begun) {
        const { state, captured, refunded, total, paid } = (await stateOf(each)) ?? {};
        expect([state, captured, refunded, paid]).toEqual(["paid", total, 0, 1]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    "R-4: money that comes when the order is over goes back",
    async () => {
      const random = seededRandom(4);
      const begun: Begun[] = [];
      const seen = new Map<string, number>();
      for (const [run, shopper] of (await insertShoppers(rig.sql, RUNS, cart)).entries()) {
        const each = await begin(shopper, run);
        begun.push(each);
        const pay = async () => {
          await sleep(random.pick([0, 0, 3, 10, 30]));
          sandbox.control.act(each.reference, "pay");
          await comeBack(run + 1, each);
        };
        await Promise.all([
          cancel(run, each),
          pay(),
          sleep(random.whole(0, 15)).then(() => cancel(run + 2, each)),
        ]);
      }
      await booksAgree();
      for (const each of begun) {
        const { state, captured, refunded } = (await stateOf(each)) ?? {};
        expect(captured).toBe(refunded);
        seen.set(String(state), (seen.get(String(state)) ?? 0) + 1);
      }
      if (process.env["RACE_RUNS"]) console.log(`R-4 by ${payment}:`, Object.fromEntries(seen));
    },
    TIMEOUT_MS,
  );
});
