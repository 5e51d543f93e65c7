import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { JOB_CONCURRENCY } from "../../src/platform/jobs/jobs.ts";
import { freePort } from "../harness/api-process.ts";
import { confirmedOrders } from "../harness/order/confirmed-orders.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { orderRig } from "../harness/order/order-rig.ts";
import { orderTraffic, trafficShoppers } from "../harness/order/order-traffic.ts";
import { type StandInProcess, startStandIn } from "../harness/stand-in-process.ts";

/*
 * The mail server takes connections and says nothing: orders and their invoices do not wait for it, and every confirmation comes once it
 * speaks again. FREEZE_SECONDS=30 for the long run.
 */
const FREEZE_MS = Number(process.env["FREEZE_SECONDS"] ?? 6) * 1000;
const ORDERS = 20;
/** The longest a mail waits for its next try after a few failed ones. */
const NEXT_TRY_MS = 150_000;

const rig = orderRig({ processes: 1 });
let server: StandInProcess;
let worker: MailWorker;
let page: string;
beforeAll(async () => {
  const [smtp, pagePort] = [await freePort(), await freePort()];
  page = `http://127.0.0.1:${pagePort}`;
  server = await startStandIn("mail-catcher/mail-catcher.ts", page, {
    SMTP_PORT: String(smtp),
    MAIL_PAGE_PORT: String(pagePort),
  });
  worker = startMailWorker(rig.databaseUrl, `smtp://127.0.0.1:${smtp}`, {}, true);
});
afterAll(async () => {
  server?.thaw();
  await worker?.end("SIGKILL");
  await server?.kill();
});

const arrived = async () => (await (await fetch(`${page}/api/messages`)).json()) as { messageId?: string }[];

it(
  "every order is placed at the first try, invoices are drawn, and every confirmation comes later",
  async () => {
    const shoppers = await trafficShoppers(rig.sql, rig.journal, ORDERS);
    const traffic = { origins: rig.origins, journal: rig.journal, clients: 3 };
    await orderTraffic({ ...traffic, shoppers: shoppers.slice(0, 2) });
    await eventually(async () => expect((await arrived()).length).toBe(2), 60_000);
    server.freeze();
    const frozenAt = performance.now();
    const { statuses, refusals } = await orderTraffic({ ...traffic, shoppers: shoppers.slice(2) });
    expect(refusals).toEqual([]);
    expect([...statuses.keys()]).toEqual([200]);
    await eventually(async () => {
      const [drawn] = await rig.sql<{ invoices: number }[]>`
        select count(*)::int as invoices from order_document where type = 'invoice' and content is not null`;
      expect(drawn?.invoices).toBe(ORDERS);
    }, 120_000);
    await sleep(Math.max(0, FREEZE_MS - (performance.now() - frozenAt)));
    server.thaw();
    expect(await confirmedOrders(rig.sql, NEXT_TRY_MS)).toEqual({ mails: ORDERS, invoices: ORDERS });
    const mails = await arrived();
    const again = mails.length - ORDERS;
    console.log(`the mail server frozen for ${FREEZE_MS} ms: ${ORDERS} orders, ${mails.length} mails`);
    // One that was on its way when it fell silent is sent again under its Message-ID: nobody knew that it was taken.
    expect(again).toBeGreaterThanOrEqual(0);
    expect(again).toBeLessThanOrEqual(JOB_CONCURRENCY);
    expect(await rig.journal.check()).toEqual([]);
  },
  NEXT_TRY_MS + 240_000 + FREEZE_MS * 2,
);
