import type { ListPage, OrderHead } from "@hearth/admin-contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { deskOf, pieces } from "../harness/admin/order-desk.ts";
import { paymentRig } from "../harness/payment/payment-rig.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";

/* Lists of orders read the outline: it says what the order, its payments and its deliveries say, whoever changed them. */

const rig = paymentRig();
const admin = testAdmin(rig.shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});
beforeEach(() => rig.control.webhooks.hold());

const wrongOutlines = () => rig.shop.sql`
  (select * from order_outline except select * from order_outline_now)
  union all (select * from order_outline_now except select * from order_outline)`;
const found = async (filter: object) => {
  const { body } = await client.ask<ListPage<OrderHead>>("listOrders", { input: { filter } });
  return body.items.map(({ id }) => id);
};

it("an order that fails, is paid, sent in part and given back in part is found by each of these", async () => {
  const shopper = await rig.order("card");
  expect(await found({ paymentState: "open", deliveryState: "open" })).toEqual([shopper.orderId]);
  const failed = await shopper.begin();
  rig.control.act(failed, "decline");
  await shopper.back(failed);
  const reference = await shopper.begin();
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  expect(await found({ paymentState: "open" })).toEqual([]);
  expect(await found({ paymentState: "paid", deliveryState: "open" })).toEqual([shopper.orderId]);
  const desk = deskOf(client, shopper.orderId);
  const sheet = await desk.read();
  await desk.act("refundOrder", { cause: "goodwill", amountCents: 100 });
  await rig.jobs.runAll();
  expect(await found({ paymentState: "refunded_partially" })).toEqual([shopper.orderId]);
  await desk.read();
  await desk.act("shipOrder", { lines: pieces(sheet, 1) });
  expect(await found({ deliveryState: "shipped" })).toEqual([shopper.orderId]);
  expect(await wrongOutlines()).toEqual([]);
});

it("an order that is paid in another way has the state of the newer payment", async () => {
  const shopper = await rig.order("card");
  const first = await shopper.begin();
  rig.control.act(first, "wait");
  await shopper.back(first);
  expect(await found({ paymentState: "open" })).toEqual([]);
  expect(await shopper.changeTo("wallet")).toBe(200);
  expect(await found({ paymentState: "open" })).toEqual([shopper.orderId]);
  expect(await shopper.cancel()).toBe(200);
  expect(await found({ state: "cancelled" })).toEqual([shopper.orderId]);
  expect(await wrongOutlines()).toEqual([]);
});

it("flags, a buyer who is forgotten and words that change reach it; it goes with its order", async () => {
  const { sql } = rig.shop;
  const { orderId } = await rig.order("prepayment");
  await sql`update shop_order set flags = array['fraud'], email = 'neu@example.com' where id = ${orderId}`;
  expect(await found({ flag: "fraud" })).toEqual([orderId]);
  await sql`update shop_order set customer_id = null where id = ${orderId}`;
  expect(await wrongOutlines()).toEqual([]);
  await sql`delete from shop_order where id = ${orderId}`;
  expect(await sql`select from order_outline where order_id = ${orderId}`).toHaveLength(0);
});

it("an order is filled in as migrations do it, and never over what a change wrote", async () => {
  const { sql } = rig.shop;
  const { orderId } = await rig.order("prepayment");
  await sql`delete from order_outline where order_id = ${orderId}`;
  await sql`update order_transaction set state = 'reminded' where order_id = ${orderId}`;
  expect(await found({ paymentState: "reminded" })).toEqual([orderId]);
  expect(await wrongOutlines()).toEqual([]);
});
