import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { JOB_CONCURRENCY } from "../../src/platform/jobs/jobs.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { startMailWorker } from "../harness/mail/mail-worker.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { seededRandom } from "../harness/seeded-random.ts";

/*
 * kill -9 of the worker while it makes invoices and sends confirmations: every order gets one of each, none gets two.
 * WORKER_KILLS=30 for the long run.
 */
const KILLS = Number(process.env["WORKER_KILLS"] ?? 2);
const ORDERS = 6;
/** How long a worker gets to come to the step it dies at. */
const PATIENCE_MS = 20_000;
const TIMEOUT_MS = 120_000 + KILLS * 60_000;

const rig = orderRig({ processes: 1 });
let smtp: MailStandIn;
beforeAll(async () => {
  smtp = await openMailStandIn();
});
afterAll(() => smtp?.close());

it(
  `one invoice and one confirmation for each order, in ${KILLS} kills of the worker`,
  async () => {
    const random = seededRandom(7);
    for (let kill = 0; kill < KILLS; kill++) {
      const shoppers = await trafficShoppers(rig.sql, rig.journal, ORDERS);
      await orderTraffic({ origins: rig.origins, shoppers, journal: rig.journal, clients: 3 });
      await dieAfter(random.whole(0, ORDERS), random.whole(0, 40));
    }
    await finish();

    const orders = KILLS * ORDERS;
    const arrived = smtp.deliveries.map(({ mail }) => mail.messageId ?? "");
    const [made] = await rig.sql<{ mails: number; invoices: number; unsent: number }[]>`
      select count(*)::int as mails, count(*) filter (where sent_at is null)::int as unsent,
        (select count(*)::int from order_document where type = 'invoice') as invoices
      from mail where event_key like 'order-placed:%'`;
    console.log(
      `${KILLS} kills of the worker: ${orders} orders, ${made?.mails} mails, ${made?.invoices} invoices; ` +
        `${arrived.length} deliveries of ${new Set(arrived).size} Message-IDs`,
    );
    expect(made).toEqual({ mails: orders, invoices: orders, unsent: 0 });
    expect(new Set(arrived).size).toBe(orders);
    // A mail server's yes that nobody lived to write down is the one case in which a mail goes out again, under the same Message-ID.
    expect(arrived.length - orders).toBeLessThanOrEqual(KILLS * JOB_CONCURRENCY);
    expect(await rig.journal.check()).toEqual([]);
  },
  TIMEOUT_MS,
);

/** A new worker, dead some moment after so many mails came to the server. */
async function dieAfter(mails: number, ms: number): Promise<void> {
  const worker = startMailWorker(rig.databaseUrl, smtp.url);
  const before = smtp.deliveries.length;
  await eventually(async () => {
    if (smtp.deliveries.length - before < mails) throw new Error("not yet");
  }, PATIENCE_MS).catch(() => {});
  await sleep(ms);
  await worker.end("SIGKILL");
}

/** A worker that is left alone. */
async function finish(): Promise<void> {
  const worker = startMailWorker(rig.databaseUrl, smtp.url);
  await eventually(async () => {
    const waiting = await rig.sql`select from mail where sent_at is null`;
    const jobs =
      await rig.sql`select from graphile_worker.jobs where task_identifier in ('order_placed', 'send_first_mail')`;
    if (waiting.length + jobs.length > 0)
      throw new Error(`${waiting.length} mails wait, ${jobs.length} jobs`);
  }, 120_000);
  await worker.end("SIGTERM");
}
