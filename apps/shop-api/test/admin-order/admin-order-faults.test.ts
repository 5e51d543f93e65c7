import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AdminClient, createAdminClient, OFFICE } from "../harness/admin/admin-client.ts";
import { type ApiProcess, startApiProcess } from "../harness/api-process.ts";
import { deskOf, newKey, pieces } from "../harness/admin/order-desk.ts";
import { paymentRig } from "../harness/payment/payment-rig.ts";
import { seededRandom } from "../harness/seeded-random.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { staffKey } from "../harness/test-config.ts";

/*
 * kill -9 of the back office's process while somebody sends goods or gives money back, at a random write to a socket. Afterwards the
 * same wish is sent with the same key to another process: it happened once. DESK_KILLS=100 for the long run.
 */
const KILLS = Number(process.env["DESK_KILLS"] ?? 3);
const TIMEOUT_MS = 120_000 + KILLS * 30_000;
const MOST_WRITES = 24;
const preload = join(import.meta.dirname, "../harness/order/die-at-write.ts");
const random = seededRandom(18);

const rig = paymentRig();
const admin = testAdmin(rig.shop);
let survivor: AdminClient;
let next: Promise<ApiProcess>;
const start = () =>
  startApiProcess(rig.shop.databaseUrl, {
    isAdmin: true,
    preload,
    env: { STAFF_KEY: staffKey, ADMIN_ORIGIN: OFFICE },
  });
beforeAll(async () => {
  ({ client: survivor } = await admin.worker("orders"));
  next = start();
});
afterAll(async () => (await next)?.kill());
beforeEach(() => rig.control.webhooks.hold());

async function paidOrder() {
  // A long run outlives the proof that money asks for.
  await rig.shop.sql`update staff_session set proven_at = now()`;
  const shopper = await rig.order("card");
  const reference = await shopper.begin();
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  const desk = deskOf(survivor, shopper.orderId);
  return { desk, sheet: await desk.read(), orderId: shopper.orderId, reference };
}

/** Whether it died of it; one that was done before is not used again either. */
async function askVictim(
  operation: "shipOrder" | "refundOrder",
  wish: object,
  at: { orderId: string; key: string },
) {
  const victim = await next;
  const point = `${random.pick(["before", "after", "answer"])}:${random.whole(1, MOST_WRITES)}`;
  const client = createAdminClient(`${victim.origin}/admin-api`, survivor.token);
  const answer = await client
    .ask(operation, {
      params: { id: at.orderId },
      input: { ...wish },
      headers: { "idempotency-key": at.key, "x-die-at": point },
    })
    .catch(() => null);
  await victim.kill();
  next = start();
  return answer === null;
}

describe(`the process of the back office is killed, ${KILLS} times each`, () => {
  it(
    "while it sends goods: they leave once",
    async () => {
      let killed = 0;
      for (let run = 0; run < KILLS; run++) {
        const { desk, sheet, orderId } = await paidOrder();
        const wish = { version: sheet.version, lines: pieces(sheet, 1), trackingCode: `T-${run}` };
        const key = newKey();
        if (await askVictim("shipOrder", wish, { orderId, key })) killed++;
        const again = await desk.act(
          "shipOrder",
          { lines: wish.lines, trackingCode: wish.trackingCode },
          { key, version: sheet.version },
        );
        expect(again.faults).toEqual([]);
        expect((await desk.read()).shipments).toHaveLength(1);
      }
      console.log(`sending: ${killed} of ${KILLS} killed before they answered`);
      expect(killed).toBeGreaterThan(0);
      expect(await rig.violations()).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    "while it gives money back: it goes back once",
    async () => {
      let killed = 0;
      for (let run = 0; run < KILLS; run++) {
        const { desk, sheet, orderId, reference } = await paidOrder();
        const wish = { cause: "goodwill", amountCents: 100 };
        const key = newKey();
        if (await askVictim("refundOrder", { version: sheet.version, ...wish }, { orderId, key })) killed++;
        const again = await desk.act("refundOrder", wish, { key, version: sheet.version });
        expect(again.faults).toEqual([]);
        await Promise.all([rig.jobs.runAll(), rig.jobs.runAll()]);
        expect(rig.control.payment(reference)?.refundedCents).toBe(100);
        expect((await desk.read()).refunds).toMatchObject([{ state: "done", amountCents: 100 }]);
      }
      console.log(`giving back: ${killed} of ${KILLS} killed before they answered`);
      expect(killed).toBeGreaterThan(0);
      expect(await rig.violations()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
