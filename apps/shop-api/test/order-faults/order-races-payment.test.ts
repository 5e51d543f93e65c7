import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  beginPayment,
  type BegunPayment,
  paidStateOf,
  toComeBack,
} from "../harness/payment/begun-payment.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { ask } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";
import { paymentStand } from "../harness/payment/payment-stand.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * money comes in several ways at once, and after the order was called off. The provider's own books are held against
 * ours. RACE_RUNS=1000 for the long run.
 */
const RUNS = Number(process.env["RACE_RUNS"] ?? 8);
const TIMEOUT_MS = 180_000 + RUNS * 6000;

const stand = paymentStand((n) => rig.origin(n));
const rig = orderRig({ processes: 3, env: stand.env });
let worker: MailWorker;
beforeAll(() => {
  worker = startMailWorker(rig.databaseUrl, "", stand.env());
});
afterAll(() => worker?.end("SIGTERM"));

const comeBack = (n: number, begun: BegunPayment) => ask({ ...toComeBack(begun), origin: rig.origin(n) });

const cancel = (n: number, { shopper, orderId }: BegunPayment) =>
  ask({ origin: rig.origin(n), token: shopper.token, path: "/order/state/cancel", body: { orderId } });

/** What the sweeper would do, without waiting for its minute. */
const sweep = (orderId: string) => rig.sql`
  select graphile_worker.add_job('settle_payment', json_build_object('transactionId', replace(id::text, '-', '')))
  from order_transaction where order_id = ${orderId}`;

describe.each(["card", "wallet"])(`%s, ${RUNS} runs`, (payment) => {
  const cart = { lines: [["hose", 1]] as const, payment };

  it(
    "R-5: webhooks, the return page and the sweeper at once take the money once",
    async () => {
      const random = seededRandom(5);
      const begun: BegunPayment[] = [];
      for (const [run, shopper] of (await insertShoppers(rig.sql, RUNS, cart)).entries()) {
        const each = await beginPayment({ rig, stand }, shopper, run);
        begun.push(each);
        stand.control.act(each.reference, "pay");
        await Promise.all([
          comeBack(run, each),
          comeBack(run + 1, each),
          sweep(each.orderId),
          sleep(random.whole(0, 10)).then(() => stand.tellAgain(each.reference)),
          sleep(random.whole(0, 20)).then(() => comeBack(run + 2, each)),
        ]);
      }
      await stand.expectBooksToAgree(rig, 60_000 + RUNS * 500);
      for (const { orderId } of begun) {
        const { state, captured, refunded, total, paid } = await paidStateOf(rig, orderId);
        expect([state, captured, refunded, paid]).toEqual(["paid", total, 0, 1]);
      }
    },
    TIMEOUT_MS,
  );

  it(
    "R-4: money that comes when the order is over goes back",
    async () => {
      const random = seededRandom(4);
      const begun: BegunPayment[] = [];
      const ends = new Map<string, number>();
      for (const [run, shopper] of (await insertShoppers(rig.sql, RUNS, cart)).entries()) {
        const each = await beginPayment({ rig, stand }, shopper, run);
        begun.push(each);
        const pay = async () => {
          await sleep(random.pick([0, 0, 3, 10, 30]));
          stand.control.act(each.reference, "pay");
          await comeBack(run + 1, each);
        };
        await Promise.all([
          cancel(run, each),
          pay(),
          sleep(random.whole(0, 15)).then(() => cancel(run + 2, each)),
        ]);
      }
      await stand.expectBooksToAgree(rig, 60_000 + RUNS * 500);
      for (const { orderId } of begun) {
        const { state, captured, refunded } = await paidStateOf(rig, orderId);
        expect(captured).toBe(refunded);
        ends.set(state, (ends.get(state) ?? 0) + 1);
      }
      if (process.env["RACE_RUNS"]) console.log(`R-4 by ${payment}:`, Object.fromEntries(ends));
    },
    TIMEOUT_MS,
  );
});
