import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { JOB_CONCURRENCY } from "../../src/platform/jobs/jobs.ts";
import { confirmedOrders } from "../harness/order/confirmed-orders.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";

/*
 * One of two workers stays connected and does nothing, in the middle of confirmations: orders are placed, the other one goes on, and what
 * the first held is done once it comes back. FREEZE_SECONDS=30 for the long run.
 */
const FREEZE_MS = Number(process.env["FREEZE_SECONDS"] ?? 6) * 1000;
const ORDERS = 40;

const rig = orderRig({ processes: 1 });
let smtp: MailStandIn;
let workers: MailWorker[] = [];
beforeAll(async () => {
  smtp = await openMailStandIn();
  workers = [1, 2].map(() => startMailWorker(rig.databaseUrl, smtp.url));
});
afterAll(async () => {
  workers[0]?.thaw();
  await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
  await smtp?.close();
});

it(
  "every order is placed at the first try, and gets one invoice and one confirmation",
  async () => {
    const shoppers = await trafficShoppers(rig.sql, rig.journal, ORDERS);
    const [before, after] = [shoppers.slice(0, ORDERS / 2), shoppers.slice(ORDERS / 2)];
    const traffic = { origins: rig.origins, journal: rig.journal, clients: 4 };
    const first = orderTraffic({ ...traffic, shoppers: before });
    await eventually(async () => expect(smtp.deliveries.length).toBeGreaterThan(2), 60_000);
    workers[0]?.freeze();
    const frozenAt = performance.now();
    const second = orderTraffic({ ...traffic, shoppers: after });
    for (const { statuses, refusals } of await Promise.all([first, second])) {
      expect(refusals).toEqual([]);
      expect([...statuses.keys()]).toEqual([200]);
    }
    // Whatever the silent one was at, it holds up its own few jobs and nobody else's.
    await eventually(async () => {
      expect(smtp.deliveries.length).toBeGreaterThanOrEqual(ORDERS - JOB_CONCURRENCY);
    }, 120_000);
    const aloneMs = performance.now() - frozenAt;
    await sleep(Math.max(0, FREEZE_MS - aloneMs));
    const meanwhile = smtp.deliveries.length;
    workers[0]?.thaw();
    expect(await confirmedOrders(rig.sql, 120_000)).toEqual({ mails: ORDERS, invoices: ORDERS });
    const arrived = smtp.deliveries.map(({ mail }) => mail.messageId ?? "");
    console.log(
      `a worker frozen for ${FREEZE_MS} ms: ${ORDERS} orders, ${meanwhile} confirmations before it came back (after ${Math.round(aloneMs)} ms), ${arrived.length} deliveries of ${new Set(arrived).size} Message-IDs`,
    );
    expect(new Set(arrived).size).toBe(ORDERS);
    // The same mail may go out again, under its Message-ID, if its job was taken over while it was on its way.
    expect(arrived.length - ORDERS).toBeLessThanOrEqual(JOB_CONCURRENCY);
    expect(await rig.journal.check()).toEqual([]);
  },
  240_000 + FREEZE_MS * 2,
);
