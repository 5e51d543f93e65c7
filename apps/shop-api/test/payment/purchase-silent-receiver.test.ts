import { expect, it } from "vitest";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { openPurchases, purchaseState, tracking } from "../harness/payment/purchases.ts";
import { openSlowNetwork } from "../harness/slow-network.ts";
import { testShop } from "../harness/test-shop.ts";

/* The receiver of purchases takes connections and never answers. */
const purchases = await openPurchases();
const network = await openSlowNetwork(new URL(purchases.receiver.url).origin);
const shop = testShop({ env: { ...purchases.env, PURCHASE_EVENT_URL: `${network.url}/purchase` } });
purchases.work(() => shop);

const ORDERS = 2;
const NEVER_MS = 3_600_000;
/** Ten seconds of silence, and a slow machine. */
const GIVEN_UP_MS = 60_000;

const buy = async () => (await order(shop, await guestWith(shop, item("hose")), { tracking })).id;

async function jobsNow() {
  const [counts] = await shop.sql<[{ atOnce: number; waiting: number; invoices: number }]>`
    select count(*) filter (where is_purchase and locked_at is not null)::int as "atOnce",
      count(*) filter (where is_purchase)::int as waiting,
      (select count(*)::int from order_document where type = 'invoice' and content is not null) as invoices
    from (select task_identifier = 'send_purchase' as is_purchase, locked_at from graphile_worker.jobs) job`;
  return counts;
}

it(`is given up after ten seconds, holds up nothing else, and is told later, once [188]`, async () => {
  network.delay(NEVER_MS);
  const orders = [];
  for (let n = 0; n < ORDERS; n++) orders.push(await buy());

  let mostAtOnce = 0;
  await eventually(async () => {
    const { atOnce, waiting, invoices } = await jobsNow();
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    expect([waiting, invoices]).toEqual([ORDERS, ORDERS]);
    expect(purchases.warnings.join()).toContain("did not take one: TimeoutError");
  }, GIVEN_UP_MS);
  // One waits for it, whatever else there is to do is done.
  expect(mostAtOnce).toBe(1);
  for (const id of orders)
    expect(await purchaseState(shop, id)).toEqual({ isKept: true, isSent: false, givenUp: null, jobs: 1 });

  network.delay(0);
  for (const id of orders) {
    await eventually(
      async () =>
        expect(await purchaseState(shop, id)).toEqual({
          isKept: false,
          isSent: true,
          givenUp: null,
          jobs: 0,
        }),
      GIVEN_UP_MS,
    );
    expect(purchases.toldOf(id)).toHaveLength(1);
  }
  await network.close();
});
