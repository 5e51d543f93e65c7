import { expect, it } from "vitest";
import { FORGET_TRACKING, purchaseJobs } from "../../src/modules/purchase/index.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, memberWith, order, tryOrder } from "../harness/order/checkout.ts";
import { confirm } from "../harness/order/confirmations.ts";
import { purchaseKey, purchaseState, tracking } from "../harness/payment/purchases.ts";
import { testShop } from "../harness/test-shop.ts";

/* Nothing is kept of somebody who did not agree, and of those who did only until it was told or is too old. */
const receiver = { PURCHASE_EVENT_URL: "https://tags.example/purchase", PURCHASE_EVENT_KEY: purchaseKey };
const shop = testShop({ hasPayments: true, env: receiver });
const shopWithout = testShop();

const forget = () =>
  purchaseJobs({ sql: shop.sql, receiver: null, warn: () => {} })[FORGET_TRACKING]?.({}, {} as never);

it("keeps nothing and queues nothing without consent [287]", async () => {
  const placed = await order(shop, await guestWith(shop));
  await confirm(shop, placed.id);
  expect(await purchaseState(shop, placed.id)).toMatchObject({ isKept: false, isSent: false });
  const kept = await shop.sql`select payload from purchase_event where order_id = ${placed.id}`;
  expect([...kept]).toEqual([{ payload: null }]);
  expect(await jobsOf(placed.id)).toEqual([]);
});

it("keeps nothing where nobody is to be told, whatever a client sends", async () => {
  const placed = await order(shopWithout, await guestWith(shopWithout), { tracking });
  expect(await purchaseState(shopWithout, placed.id)).toMatchObject({ isKept: false });
});

it("keeps consent that came without any id", async () => {
  const placed = await order(shop, await guestWith(shop), { tracking: {} });
  const [row] = await shop.sql`
    select ga_cookie, tms_client_id, tms_attribution from order_tracking where order_id = ${placed.id}`;
  expect(row).toEqual({ ga_cookie: null, tms_client_id: null, tms_attribution: null });
  await confirm(shop, placed.id);
  expect(await jobsOf(placed.id)).toEqual([{ task_identifier: "send_purchase" }]);
});

it.each([
  ["spaces", { gaCookie: "a b" }],
  ["what no cookie holds", { tmsClientId: "\0" }],
  ["more than fits", { tmsAttribution: "x".repeat(2001) }],
])("takes no id with %s", async (_what, wrong) => {
  const answer = await tryOrder(shop, await guestWith(shop), { tracking: wrong });
  expect(answer.status).toBe(400);
});

it("forgets after two weeks, and at once what was cancelled before it was a purchase", async () => {
  const old = await order(shop, await guestWith(shop), { tracking });
  const fresh = await order(shop, await guestWith(shop), { tracking });
  await confirm(shop, old.id);
  await shop.sql`update order_tracking set created_at = now() - interval '14 days 1 minute' where order_id = ${old.id}`;
  await shop.sql`update order_tracking set created_at = now() - interval '13 days 23 hours' where order_id = ${fresh.id}`;
  const buyer = await guestWith(shop, item("hose"));
  await buyer.shopper.choose({ paymentMethodId: id.paymentMethod("card") });
  const cancelled = await order(shop, buyer, { tracking });
  await shop.api.post("/order/state/cancel", { orderId: cancelled.id }, buyer.headers);
  await forget();
  expect(await purchaseState(shop, old.id)).toMatchObject({
    isKept: false,
    isSent: false,
    givenUp: "too old",
  });
  expect(await purchaseState(shop, fresh.id)).toMatchObject({ isKept: true });
  expect(await purchaseState(shop, cancelled.id)).toMatchObject({ isKept: false });
});

it("tells nobody of an order that was cancelled before its turn came, and forgets what was kept for it", async () => {
  const told: string[] = [];
  const tell = (orderId: string) => Promise.resolve((told.push(orderId), null));
  const send = (orderId: string) =>
    purchaseJobs({ sql: shop.sql, receiver: { isTest: false, tell }, warn: () => {} })["send_purchase"]?.(
      { orderId },
      { job: { attempts: 1, max_attempts: 25 } } as never,
    );
  const [first, second] = [await guestWith(shop), await guestWith(shop)];
  const [cancelled, late] = [await order(shop, first, { tracking }), await order(shop, second, { tracking })];
  await confirm(shop, cancelled.id);
  await shop.api.post("/order/state/cancel", { orderId: cancelled.id }, first.headers);
  await send(cancelled.id);
  expect(told).toEqual([]);
  expect(await purchaseState(shop, cancelled.id)).toMatchObject({
    isKept: false,
    isSent: false,
    givenUp: "cancelled",
  });
  // Cancelled before anybody had looked at it: no purchase at all.
  await shop.api.post("/order/state/cancel", { orderId: late.id }, second.headers);
  await confirm(shop, late.id);
  expect(await shop.sql`select from purchase_event where order_id = ${late.id}`).toHaveLength(0);
});

it("forgets what was given up when the order is cancelled", async () => {
  const buyer = await guestWith(shop);
  const placed = await order(shop, buyer, { tracking });
  await confirm(shop, placed.id);
  await shop.sql`update purchase_event set given_up = '422' where order_id = ${placed.id}`;
  await shop.api.post("/order/state/cancel", { orderId: placed.id }, buyer.headers);
  await forget();
  expect(await purchaseState(shop, placed.id)).toMatchObject({ isKept: false, givenUp: "422" });
});

it("forgets with the account", async () => {
  const member = await memberWith(shop);
  const placed = await order(shop, member, { tracking });
  expect(await purchaseState(shop, placed.id)).toMatchObject({ isKept: true });
  await shop.api.delete("/account/customer", undefined, member.headers);
  expect(await purchaseState(shop, placed.id)).toMatchObject({ isKept: false });
});

const jobsOf = (orderId: string) => shop.sql`
  select task_identifier from graphile_worker.jobs j join graphile_worker._private_jobs p using (id)
  where p.payload ->> 'orderId' = ${orderId} and task_identifier <> 'order_placed'`;
