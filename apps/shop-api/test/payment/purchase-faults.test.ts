import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PurchaseBody } from "../../src/modules/purchase/purchase-body.ts";
import { purchasesOf } from "../../../../tools/src/purchase-receiver/purchase-receiver.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { startMailWorker } from "../harness/mail/mail-worker.ts";
import { ask, placeOrder } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";
import { paymentEnv, startTestSandbox, type TestSandbox } from "../harness/payment/payment-sandbox.ts";
import { type ReceiverProcess, startDyingReceiver } from "../harness/payment/receiver-process.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * kill -9 of the worker and of the receiving server while orders are placed, some of them paid, some never, with consent and without:
 * each purchase with consent arrives, once by its id, and no other. PURCHASE_ORDERS=1000 for the long run.
 */
const ORDERS = Number(process.env["PURCHASE_ORDERS"] ?? 30);
const BATCH = ORDERS > 100 ? 50 : 15;
const CLIENTS = 4;
/** How long a worker gets to come to the step it dies at. */
const PATIENCE_MS = 12_000;
const finishUrl = "http://shop.example/checkout/success/x/paid";

const random = seededRandom(17);
let receiver: ReceiverProcess;
let sandbox: TestSandbox;
// Before the rig's own: its processes are told where both are.
beforeAll(async () => {
  receiver = await startDyingReceiver(random);
  sandbox = await startTestSandbox(() => rig.origin(0));
});
const rig = orderRig({
  processes: 1,
  env: () => ({ ...paymentEnv(sandbox), ...receiver.env, PAYMENT_STARTS_PER_ADDRESS: "0" }),
});
afterAll(async () => {
  await receiver?.close();
  await sandbox?.close();
});

interface Placed {
  id: string;
  gaCookie: string | null;
  isPurchase: boolean;
}

it(
  `${ORDERS} orders: every purchase with consent arrives once by its id, and no other [188, 189, 287]`,
  { timeout: 240_000 + ORDERS * 2000 },
  async () => {
    const placed: Placed[] = [];
    let workers = 0;
    while (placed.length < ORDERS) {
      const dying = dieAfter(random.whole(0, Math.floor(BATCH / 4)), random.whole(0, 40));
      placed.push(...(await placeBatch(Math.min(BATCH, ORDERS - placed.length), placed.length)));
      await dying;
      workers += 1;
    }
    await receiver.stay();
    const expected = placed.filter(({ gaCookie, isPurchase }) => gaCookie !== null && isPurchase);
    await finish(expected.length);

    const arrivals = receiver.arrivals();
    const purchases = purchasesOf(arrivals);
    const duplicates = arrivals.length - purchases.length;
    console.log(
      `${ORDERS} orders, ${expected.length} purchases with consent; ${workers} kills of the worker, ${receiver.kills} of the receiver: ` +
        `${arrivals.length} arrivals of ${purchases.length} ids, ${duplicates} of them again`,
    );
    const arrived = purchases.map(({ id: orderId, body }) => ({
      id: orderId,
      gaCookie: (body as PurchaseBody).gaCookie,
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(arrived.toSorted(byId)).toEqual(
      expected.map(({ id: orderId, gaCookie }) => ({ id: orderId, gaCookie })).toSorted(byId),
    );
    // A yes that nobody lived to write down, on either side, is the one case in which a purchase is told again.
    expect(duplicates).toBeLessThanOrEqual(workers + receiver.kills);
    expect(await leftOver()).toEqual(
      placed
        .filter(({ gaCookie, isPurchase }) => gaCookie !== null && !isPurchase)
        .map((each) => each.id)
        .toSorted(),
    );
  },
);

/** Half with consent, a third by card, of which half is paid. */
async function placeBatch(count: number, from: number): Promise<Placed[]> {
  await rig.journal.restock(id.product("hose"), count);
  const cart = { lines: [["hose", 1]] as const };
  const byCard = Math.floor(count / 3);
  const shoppers = [
    ...(await insertShoppers(rig.sql, byCard, { ...cart, payment: "card" })),
    ...(await insertShoppers(rig.sql, count - byCard, cart)),
  ];
  const wishes = shoppers.map(({ token }, n) => ({
    token,
    gaCookie: random.chance(0.5) ? `GA1.1.${from + n}` : null,
    isCard: n < byCard,
    isPaid: n < byCard && random.chance(0.5),
  }));
  const placed: Placed[] = [];
  const client = async () => {
    for (let wish = wishes.shift(); wish; wish = wishes.shift()) placed.push(await placeOne(wish));
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return placed;
}

interface OrderTry {
  token: string;
  /** Null: without consent. */
  gaCookie: string | null;
  isCard: boolean;
  isPaid: boolean;
}

async function placeOne({ token, gaCookie, isCard, isPaid }: OrderTry): Promise<Placed> {
  const tracking = gaCookie ? { tracking: { gaCookie } } : {};
  const { order, text } = await placeOrder(rig.origin(0), token, tracking);
  if (!order) throw new Error(`no order: ${text}`);
  if (isPaid) await pay(token, order.id);
  return { id: order.id, gaCookie, isPurchase: isPaid || !isCard };
}

async function pay(token: string, orderId: string): Promise<void> {
  await ask({
    origin: rig.origin(0),
    token,
    path: "/handle-payment",
    body: { orderId, finishUrl, errorUrl: finishUrl },
  });
  const [payment] = await rig.sql<{ provider_reference: string }[]>`
    select provider_reference from order_transaction where order_id = ${orderId}`;
  sandbox.control.act(payment?.provider_reference ?? "", "pay");
}

const startWorker = () =>
  startMailWorker(rig.databaseUrl, "", { ...paymentEnv(sandbox), ...receiver.env }, true);

/** A new worker, dead some moment after so many purchases arrived. */
async function dieAfter(purchases: number, ms: number): Promise<void> {
  const worker = startWorker();
  const before = receiver.arrivals().length;
  await eventually(async () => {
    if (receiver.arrivals().length - before < purchases) throw new Error("not yet");
  }, PATIENCE_MS).catch(() => {});
  await sleep(ms);
  await worker.end("SIGKILL");
}

/** A worker that is left alone until as many were told. */
async function finish(purchases: number): Promise<void> {
  const worker = startWorker();
  try {
    await eventually(
      async () => {
        // Tried again at once: how long a failed job waits is not the question here.
        await rig.sql`select graphile_worker.reschedule_jobs(array_agg(id), now()) from graphile_worker.jobs
        where locked_at is null and run_at > now() and task_identifier <> 'send_mail'`;
        const [{ sent, jobs }] = await rig.sql<[{ sent: number; jobs: number }]>`
        select count(*)::int as sent, (select count(*)::int from graphile_worker.jobs
          where task_identifier in ('send_purchase', 'order_placed', 'settle_payment')) as jobs
        from purchase_event where sent_at is not null`;
        if (sent < purchases || jobs > 0)
          throw new Error(`${sent} of ${purchases} were told, ${jobs} jobs wait`);
      },
      120_000 + ORDERS * 500,
    );
  } finally {
    await worker.end("SIGTERM");
  }
}

/** Orders of which something is kept still. */
async function leftOver(): Promise<string[]> {
  const rows = await rig.sql<{ order_id: string }[]>`select order_id from order_tracking`;
  return rows.map((row) => row.order_id).toSorted();
}
