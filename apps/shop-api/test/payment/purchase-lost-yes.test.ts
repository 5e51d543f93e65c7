import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import {
  type PurchaseReceiver,
  purchasesOf,
  startPurchaseReceiver,
} from "../../../../tools/src/purchase-receiver/purchase-receiver.ts";
import { freePort } from "../harness/api-process.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { type MailWorker, startMailWorker } from "../harness/mail/mail-worker.ts";
import { purchaseKey, purchaseState, tracking } from "../harness/payment/purchases.ts";
import { testShop } from "../harness/test-shop.ts";

/* The one moment in which a purchase is told twice: the receiver has it, and whoever should write that down dies. */
const port = await freePort();
const env = { PURCHASE_EVENT_URL: `http://127.0.0.1:${port}/purchase`, PURCHASE_EVENT_KEY: purchaseKey };
const shop = testShop({ env });
const journal = join(mkdtempSync(join(tmpdir(), "purchases-")), "journal");
/** Longer than it takes to die in it; ends with the receiver. */
const NEVER_MS = 60_000;

let receiver: PurchaseReceiver;
let worker: MailWorker;
const receive = async (pauseMs: number) =>
  (receiver = await startPurchaseReceiver({ port, keys: [purchaseKey], journal, pauseMs }));
const work = () => (worker = startMailWorker(shop.databaseUrl, "", env, true));
afterEach(async () => {
  await worker.end("SIGKILL");
  await receiver.close();
});

const timesOf = (orderId: string) =>
  purchasesOf(receiver.arrivals).find(({ id }) => id === orderId)?.times ?? 0;
const until = (orderId: string, times: number) =>
  eventually(async () => expect(timesOf(orderId)).toBe(times), 60_000);
const untilSent = (orderId: string) =>
  eventually(
    async () =>
      expect(await purchaseState(shop, orderId)).toEqual({
        isKept: false,
        isSent: true,
        givenUp: null,
        jobs: 0,
      }),
    60_000,
  );

it.each([
  ["the worker", () => worker.end("SIGKILL")],
  ["the receiver", () => receiver.close()],
])(
  "is told again under the same id when %s dies with the answer, and counts once [188]",
  async (_who, die) => {
    await receive(NEVER_MS);
    work();
    const { id } = await order(shop, await guestWith(shop), { tracking });
    await until(id, 1);
    expect(await purchaseState(shop, id)).toMatchObject({ isKept: true, isSent: false });
    await die();
    await worker.end("SIGKILL");
    await receiver.close();

    await receive(0);
    work();
    await until(id, 2);
    await untilSent(id);
    expect(purchasesOf(receiver.arrivals).filter((each) => each.id === id)).toHaveLength(1);
    expect(timesOf(id)).toBe(2);
  },
);
