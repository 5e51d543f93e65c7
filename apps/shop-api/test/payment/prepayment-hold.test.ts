import { describe, expect, it } from "vitest";
import { selectOverdue } from "../../src/modules/payment/sweep-payments.sql.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order, stockOf } from "../harness/order/checkout.ts";
import { moneyArrives } from "../harness/payment/money-arrives.ts";
import { sweepNow } from "../harness/order/sweep.ts";
import { testShop } from "../harness/test-shop.ts";

/* Goods that are paid in advance wait for their money so many days, and are for others then. */
const DAYS = 3;
const shop = testShop({ hasPayments: true, env: { PREPAYMENT_HOLD_DAYS: String(DAYS) } });
const hose = id.product("hose");

/** An order of two hoses, paid in advance unless said otherwise. */
async function ordered(method: "prepayment" | "invoice" = "prepayment") {
  const buyer = await guestWith(shop, item("hose", 2));
  await shop.api.patch("/context", { paymentMethodId: id.paymentMethod(method) }, buyer.headers);
  const placed = await order(shop, buyer);
  const state = async () => {
    const [row] = await shop.sql<{ state: string }[]>`select state from shop_order where id = ${placed.id}`;
    return row?.state;
  };
  /** As if all of it had happened so long ago. */
  const age = (hours: number) => shop.sql`
    with older as (update shop_order set placed_at = placed_at - ${hours} * interval '1 hour' where id = ${placed.id})
    update order_transaction set created_at = created_at - ${hours} * interval '1 hour' where order_id = ${placed.id}`;
  return { buyer, placed, state, age };
}

it("an order nobody paid is called off after its days, once, and the buyer hears of it", async () => {
  const before = await stockOf(shop, hose);
  const { placed, state, age } = await ordered();
  await age(DAYS * 24 - 1);
  await sweepNow(shop);
  expect(await state()).toBe("open");
  await age(2);
  await Promise.all([sweepNow(shop), sweepNow(shop)]);
  await sweepNow(shop);
  expect(await state()).toBe("cancelled");
  expect(await stockOf(shop, hose)).toEqual(before);
  const history = await shop.sql<{ to_state: string }[]>`
    select to_state from order_state_history where order_id = ${placed.id} and entity = 'order' and actor = 'sweeper'`;
  expect(history).toEqual([{ to_state: "cancelled" }]);
  // The job makes cancellation invoice and mail, in the language of the order.
  const jobs = await shop.sql`
    select from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'order_cancelled' and j.payload ->> 'orderId' = ${placed.id}`;
  expect(jobs).toHaveLength(1);
});

it("an order that was paid stays", async () => {
  const { placed, state, age } = await ordered();
  await moneyArrives(shop.sql, placed.id);
  await age(DAYS * 24 + 1);
  await sweepNow(shop);
  expect(await state()).toBe("open");
});

it("an order on invoice is for the merchant to end", async () => {
  const { state, age } = await ordered("invoice");
  await age(100 * 24);
  await sweepNow(shop);
  expect(await state()).toBe("open");
});

describe("an order on invoice that is paid in advance after all", () => {
  async function changed() {
    const placed = await ordered("invoice");
    const wish = { orderId: placed.placed.id, paymentMethodId: id.paymentMethod("prepayment") };
    const change = async () =>
      expect((await shop.api.post("/order/payment", wish, placed.buyer.headers)).status).toBe(200);
    return { ...placed, change };
  }

  it("is called off after its days", async () => {
    const { state, age, change } = await changed();
    await change();
    await age(DAYS * 24 - 1);
    await sweepNow(shop);
    expect(await state()).toBe("open");
    await age(2);
    await sweepNow(shop);
    expect(await state()).toBe("cancelled");
  });

  it("is not called off by that click when its days are over already", async () => {
    const { state, age, change } = await changed();
    await age(DAYS * 24 + 1);
    await change();
    await sweepNow(shop);
    expect(await state()).toBe("open");
  });

  it("is the merchant's to end when its goods were sent", async () => {
    const { placed, state, age, change } = await changed();
    await change();
    await shop.sql`update order_delivery set state = 'shipped' where order_id = ${placed.id}`;
    await age(DAYS * 24 + 1);
    expect(await selectOverdue(shop.sql, shop.services.config.payment)).toEqual([]);
    await sweepNow(shop);
    expect(await state()).toBe("open");
  });
});

it("nobody is called off who was told no time", async () => {
  const { placed, state, age } = await ordered();
  await shop.sql`
    update shop_order set document = jsonb_set(document::jsonb, '{order,extensions,hearthOrder,payableUntil}', 'null')::json
    where id = ${placed.id}`;
  await age(DAYS * 24 + 1);
  await sweepNow(shop);
  expect(await state()).toBe("open");
});

it("changing the way to pay again and again does not hold goods for ever", async () => {
  const { buyer, placed, state, age } = await ordered();
  await age(DAYS * 24 + 1);
  const wish = { orderId: placed.id, paymentMethodId: id.paymentMethod("card") };
  expect((await shop.api.post("/order/payment", wish, buyer.headers)).status).toBe(200);
  await shop.sql`update order_transaction set created_at = created_at - interval '25 hours' where order_id = ${placed.id}`;
  await sweepNow(shop);
  expect(await state()).toBe("cancelled");
});
