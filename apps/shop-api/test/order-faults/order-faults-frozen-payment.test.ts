import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { PaymentSummary } from "../../../../tools/src/payment/control.ts";
import { freePort } from "../harness/api-process.ts";
import { orderOf, paidStateOf, toPay } from "../harness/payment/begun-payment.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { ask } from "../harness/order/order-requests.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { insertShoppers } from "../harness/order/order-shoppers.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { paymentEnv } from "../harness/payment/payment-sandbox.ts";
import { type StandInProcess, startStandIn } from "../harness/stand-in-process.ts";

/*
 * The provider of payments takes connections and says nothing, or is gone: who wants to pay there is told so in time and keeps the order,
 * all others order as ever, and the order is paid once when it speaks again. FREEZE_SECONDS=30 for the long run.
 */
const FREEZE_MS = Number(process.env["FREEZE_SECONDS"] ?? 6) * 1000;
const PAYERS = 6;
const OTHERS = 40;
/** It forgets what it knew with its end: nobody has begun to pay then. */
const GONE_MS = 1000;
/** The deadline of whoever pays, and a slow machine. */
const ANSWERED_WITHIN_MS = 7500 + 2500;

let port = 0;
const providerUrl = () => `http://127.0.0.1:${port}`;
beforeAll(async () => {
  port = await freePort();
});
const shopEnv = () => ({
  ...paymentEnv({ url: providerUrl() }),
  PAYMENT_STARTS_PER_ADDRESS: "0",
  REQUEST_DEADLINE_MS: "",
});
const rig = orderRig({ processes: 1, isQuiet: true, env: shopEnv });
let provider: StandInProcess;
let startProvider: () => Promise<void>;
let worker: MailWorker;
beforeAll(async () => {
  const [origin = ""] = rig.origins;
  startProvider = async () => {
    provider = await startStandIn("payment/payment-sandbox.ts", providerUrl(), {
      ...shopEnv(),
      PAYMENT_PORT: String(port),
      STRIPE_WEBHOOK_URL: `${origin}/webhooks/stripe`,
      PAYPAL_WEBHOOK_URL: `${origin}/webhooks/paypal`,
    });
  };
  await startProvider();
  worker = startMailWorker(rig.databaseUrl, "", shopEnv(), true);
});
afterAll(async () => {
  provider?.thaw();
  await worker?.end("SIGKILL");
  await provider?.kill();
});

const payments = async () =>
  (await (await fetch(`${providerUrl()}/_control/payments`)).json()) as PaymentSummary[];

const actOnPage = (reference: string) =>
  fetch(`${providerUrl()}/_control/act`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ reference, step: "pay" }),
  });

it.each<[string, number, number, () => Promise<void> | void, () => Promise<void> | void]>([
  ["gone", 400, GONE_MS, () => provider.kill(), () => startProvider()],
  ["frozen", 503, FREEZE_MS, () => provider.freeze(), () => provider.thaw()],
])(
  "%s: payers are told in time and pay once afterwards, others notice nothing",
  async (fault, said, lastsMs, begin, end) => {
    const payers = await insertShoppers(rig.sql, PAYERS, { lines: [["hose", 1]], payment: "card" });
    await rig.journal.restock(id.product("hose"), PAYERS);
    const orders = await Promise.all(payers.map((payer) => orderOf(rig, payer)));
    const others = await trafficShoppers(rig.sql, rig.journal, OTHERS);
    const startPaying = (n: number) => {
      const [payer, orderId] = [payers[n], orders[n]];
      if (!payer || !orderId) throw new Error("nobody");
      return ask({ ...toPay(payer, orderId), origin: rig.origin(n) });
    };
    await begin();
    const begunAt = performance.now();
    const traffic = orderTraffic({
      origins: rig.origins,
      shoppers: others,
      journal: rig.journal,
      clients: 3,
    });
    let slowestMs = 0;
    do {
      const told = await Promise.all(
        payers.map(async (_, n) => {
          const begun = performance.now();
          const { status } = await startPaying(n);
          slowestMs = Math.max(slowestMs, performance.now() - begun);
          return status;
        }),
      );
      expect(new Set(told)).toEqual(new Set([said]));
      await sleep(100);
    } while (performance.now() - begunAt < lastsMs);
    const { statuses, refusals } = await traffic;
    expect(refusals).toEqual([]);
    expect([...statuses.keys()]).toEqual([200]);
    expect(slowestMs).toBeLessThan(ANSWERED_WITHIN_MS);
    await end();

    for (const n of payers.keys()) expect((await startPaying(n)).status).toBe(200);
    const references = await rig.sql<{ reference: string }[]>`
      select provider_reference as reference from order_transaction where order_id = any(${orders}::uuid[])`;
    for (const { reference } of references) expect((await actOnPage(reference)).status).toBe(200);
    for (const orderId of orders)
      await eventually(async () => {
        const { state, captured, refunded, total, paid } = await paidStateOf(rig, orderId);
        expect([state, captured, refunded, paid]).toEqual(["paid", total, 0, 1]);
      }, 60_000);
    console.log(
      `the provider ${fault} for ${lastsMs} ms: the slowest "not now" took ${Math.round(slowestMs)} ms; ${OTHERS} others ordered, ${PAYERS} paid once`,
    );
    expect(await rig.journal.check({ payments: await payments() })).toEqual([]);
  },
  240_000 + FREEZE_MS * 2,
);
