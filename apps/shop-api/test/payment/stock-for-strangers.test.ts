import { strangersAllowance } from "@hearth/rules";
import { beforeAll, expect, it } from "vitest";
import { cancelOrder } from "../../src/modules/order/index.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, memberWith, order, orderedBy, stockOf, tryOrder } from "../harness/order/checkout.ts";
import { moneyArrives } from "../harness/payment/money-arrives.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { testShop } from "../harness/test-shop.ts";

/* People nobody knows hold at most a fifth of a shelf unpaid; whoever pays at once, or has paid before, is never asked. */
const shop = testShop({ hasPayments: true, env: { STRANGERS_SHARE_PERCENT: "" } });
const hose = id.product("hose");

let journal: OrderJournal;
beforeAll(async () => {
  journal = await openJournal(shop.sql);
});

/** So many free pieces, and nobody holds any unpaid. */
async function shelf(pieces: number) {
  for (const { order_id } of await shop.sql<
    { order_id: string }[]
  >`select distinct order_id from unpaid_goods`)
    await shop.services.transact((tx) => cancelOrder(tx, order_id, "staff"));
  await journal.restock(hose, pieces);
}
const pledged = async () => {
  const [row] = await shop.sql<{ pledged: number }[]>`
    select pledged from product_stock where product_id = ${hose}`;
  return row?.pledged;
};

it("the database counts by the same rule", async () => {
  const frees = Array.from({ length: 130 }, (_, n) => n - 10);
  for (const [sharePercent, pieces] of [
    [20, 3],
    [0, 1],
    [33, 7],
    [100, 2],
  ] as const) {
    const rows = await shop.sql<{ allowance: number }[]>`
      select strangers_allowance(free, ${sharePercent}, ${pieces}) as allowance from unnest(${frees}::int[]) free`;
    expect(rows.map(({ allowance }) => allowance)).toEqual(
      frees.map((free) => strangersAllowance(free, { sharePercent, pieces })),
    );
  }
});

it("a first order of ordinary size is taken, the piece after the share is for those who pay at once", async () => {
  await shelf(50);
  await orderedBy(shop, item("hose", 4));
  await orderedBy(shop, item("hose", 6));
  expect(await pledged()).toBe(10);
  const late = await guestWith(shop, item("hose", 1));
  const refused = await tryOrder(shop, late);
  expect(refused.faults).toEqual(["409 HEARTH__PAY_AT_ONCE"]);
  // The cart is as it was: another way to pay is all it takes.
  await shop.api.patch("/context", { paymentMethodId: id.paymentMethod("card") }, late.headers);
  expect((await order(shop, late)).orderNumber).toBeTruthy();
  expect(await journal.check()).toEqual([]);
});

it("somebody who has paid before pays in advance as ever", async () => {
  await shelf(10);
  await orderedBy(shop, item("hose", 2));
  const known = await memberWith(shop, item("thermostat", 1));
  const first = await order(shop, known);
  await moneyArrives(shop.sql, first.id);
  await known.shopper.add(item("hose", 8));
  expect((await order(shop, known)).orderNumber).toBeTruthy();
  const { stock, reserved } = await stockOf(shop, hose);
  expect(stock - reserved).toBe(0);
  expect(await journal.check()).toEqual([]);
});

it("what was paid or called off makes room for the next", async () => {
  await shelf(20);
  const first = await orderedBy(shop, item("hose", 2));
  const second = await orderedBy(shop, item("hose", 2));
  expect(await pledged()).toBe(4);
  await moneyArrives(shop.sql, first.order.id);
  expect(await pledged()).toBe(2);
  const cancel = { orderId: second.order.id };
  expect((await shop.api.post("/order/state/cancel", cancel, second.buyer.headers)).status).toBe(200);
  expect(await pledged()).toBe(0);
  expect(await journal.check()).toEqual([]);
});
