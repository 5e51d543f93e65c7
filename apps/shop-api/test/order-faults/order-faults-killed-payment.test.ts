import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begunPayment, orderOf, paidStateOf, toComeBack, toPay } from "../harness/payment/begun-payment.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { ask, type Question } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers, type OrderShopper } from "../harness/order/order-shoppers.ts";
import { paymentStand } from "../harness/payment/payment-stand.ts";
import { createVictims, sweepPoints, type Victims } from "../harness/account/victims.ts";

/*
 * kill -9 of the API at every point of beginning and of settling a payment, calls to the provider among them. Afterwards the shopper
 * asks again, and the order is paid once. KILL_STRIDE=3 KILL_RUNS=25 for the long run.
 */
const RUNS = Number(process.env["KILL_RUNS"] ?? 1);
const STRIDE = Number(process.env["KILL_STRIDE"] ?? 64);
const TIMEOUT_MS = 600_000 + RUNS * 600_000;

const stand = paymentStand((n) => rig.origin(n));
const rig = orderRig({ processes: 2, env: stand.env });
let victims: Victims;
let worker: MailWorker;
beforeAll(() => {
  victims = createVictims(rig.databaseUrl, stand.env());
  worker = startMailWorker(rig.databaseUrl, "", stand.env());
});
afterAll(async () => {
  await victims?.end();
  await worker?.end("SIGTERM");
});

const retry = async (question: Omit<Question, "origin">) => {
  const answer = await ask({ ...question, origin: rig.origin(1) });
  expect([answer.status, answer.codes]).toEqual([200, []]);
};

/** The sweeper's word comes last, whatever was lost. */
async function expectPaidOnce(orderId: string): Promise<void> {
  await eventually(async () => {
    const { state, captured, refunded, total, paid } = await paidStateOf(rig, orderId);
    expect([state, captured, refunded, paid]).toEqual(["paid", total, 0, 1]);
  }, 60_000);
}

async function sweep(payment: string, work: (shopper: OrderShopper, point: string) => Promise<boolean>) {
  return sweepPoints(STRIDE, async (point) => {
    let isKilled = false;
    for (const shopper of await insertShoppers(rig.sql, RUNS, { lines: [["hose", 1]], payment }))
      isKilled = await work(shopper, point);
    return isKilled;
  });
}

describe.each(["card", "wallet"])("%s", (payment) => {
  it(
    `killed while it begins, ${RUNS} × at each point`,
    async () => {
      const points = await sweep(payment, async (shopper, point) => {
        const orderId = await orderOf(rig, shopper);
        const { isKilled } = await victims.ask(toPay(shopper, orderId), point);
        await retry(toPay(shopper, orderId));
        const begun = await begunPayment({ rig, stand }, shopper, orderId);
        stand.control.act(begun.reference, "pay");
        await retry(toComeBack(begun));
        await expectPaidOnce(orderId);
        return isKilled;
      });
      console.log(`${payment}, beginning: ${points} points`);
      expect(points).toBeGreaterThan(0);
      await stand.expectBooksToAgree(rig);
    },
    TIMEOUT_MS,
  );

  it(
    `killed while it settles, ${RUNS} × at each point`,
    async () => {
      const points = await sweep(payment, async (shopper, point) => {
        const orderId = await orderOf(rig, shopper);
        await retry(toPay(shopper, orderId));
        const begun = await begunPayment({ rig, stand }, shopper, orderId);
        stand.control.act(begun.reference, "pay");
        const { isKilled } = await victims.ask(toComeBack(begun), point);
        await retry(toComeBack(begun));
        await expectPaidOnce(orderId);
        return isKilled;
      });
      console.log(`${payment}, settling: ${points} points`);
      expect(points).toBeGreaterThan(0);
      await stand.expectBooksToAgree(rig);
    },
    TIMEOUT_MS,
  );
});
