import type { Order } from "@hearth/contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order, readOrders } from "../harness/order/checkout.ts";
import { sweepNow } from "../harness/order/sweep.ts";
import { testShop } from "../harness/test-shop.ts";

/* How long an unpaid order is kept is a setting, and the shopper is told the very time the sweeper goes by. */
const HOLD_MINUTES = 90;
const PREPAYMENT_MINUTES = 7 * 24 * 60;
const shop = testShop({ hasPayments: true, env: { PAYMENT_HOLD_MINUTES: String(HOLD_MINUTES) } });

const card = { paymentMethodId: id.paymentMethod("card") };
const untilOf = ({ extensions }: Order) => extensions?.hearthOrder?.payableUntil;
const minutesAfter = (time: string | null | undefined, start: string) =>
  (Date.parse(time ?? "") - Date.parse(start)) / 60_000;

async function orderedByCard() {
  const buyer = await guestWith(shop);
  await shop.api.patch("/context", card, buyer.headers);
  const placed = await order(shop, buyer);
  const associations = { stateMachineState: {} };
  const read = async () =>
    (await readOrders(shop, buyer.headers, { associations })).orders.elements[0] as Order;
  /** As if the payment had been begun so long ago. */
  const age = (minutes: number) =>
    shop.sql`update order_transaction set created_at = now() - ${minutes} * interval '1 minute' where order_id = ${placed.id}`;
  return { buyer, placed, read, age };
}

it("is told when the order is placed and whenever it is read", async () => {
  const { placed, read } = await orderedByCard();
  expect(minutesAfter(untilOf(placed), placed.orderDateTime)).toBe(HOLD_MINUTES);
  expect(minutesAfter(untilOf(await read()), placed.orderDateTime)).toBeCloseTo(HOLD_MINUTES, 1);
});

it("is the time the sweeper goes by", async () => {
  const { age, read } = await orderedByCard();
  await age(HOLD_MINUTES - 1);
  const waiting = await read();
  expect(Date.parse(untilOf(waiting) ?? "")).toBeGreaterThan(Date.now());
  await sweepNow(shop);
  expect((await read()).stateMachineState?.technicalName).toBe("open");
  await age(HOLD_MINUTES + 1);
  expect(Date.parse(untilOf(await read()) ?? "")).toBeLessThan(Date.now());
  await sweepNow(shop);
  const over = await read();
  expect(over.stateMachineState?.technicalName).toBe("cancelled");
  expect(untilOf(over)).toBeNull();
});

it("is seven days for those who pay in advance, also once they have chosen so", async () => {
  const inAdvance = await order(shop, await guestWith(shop));
  expect(minutesAfter(untilOf(inAdvance), inAdvance.orderDateTime)).toBe(PREPAYMENT_MINUTES);
  const { buyer, placed, read } = await orderedByCard();
  const wish = { orderId: placed.id, paymentMethodId: id.paymentMethod("prepayment") };
  expect((await shop.api.post("/order/payment", wish, buyer.headers)).status).toBe(200);
  expect(minutesAfter(untilOf(await read()), placed.orderDateTime)).toBe(PREPAYMENT_MINUTES);
});

it("is nothing to those who pay after the goods came", async () => {
  const buyer = await guestWith(shop);
  await shop.api.patch("/context", { paymentMethodId: id.paymentMethod("invoice") }, buyer.headers);
  expect(untilOf(await order(shop, buyer))).toBeNull();
});
