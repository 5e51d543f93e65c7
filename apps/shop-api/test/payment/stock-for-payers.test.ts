import { beforeAll, expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { payingShopper } from "../harness/payment/paying-shopper.ts";
import { createJobHand } from "../harness/payment/payment-job-hand.ts";
import type { PaymentKey } from "../harness/payment/payment-rig.ts";
import { testShop } from "../harness/test-shop.ts";

/* Who chooses to pay at once is never refused; beyond the strangers' share the goods are theirs when the money comes, not before. */
const shop = testShop({
  hasPayments: true,
  env: { PAYMENT_STARTS_PER_ADDRESS: "0", LOG_LEVEL: "silent", STRANGERS_SHARE_PERCENT: "" },
});
let journal: OrderJournal;
beforeAll(async () => {
  journal = await openJournal(shop.sql);
});

const order = (payment: PaymentKey, product: string) => payingShopper({ shop, journal }, payment, product);
async function free(product: string): Promise<number> {
  const [row] = await shop.sql<{ free: number }[]>`
    select stock - reserved as free from product_stock where product_id = ${id.product(product)}`;
  return row?.free ?? 0;
}
async function pay(shopper: Awaited<ReturnType<typeof order>>) {
  const reference = await shopper.begin();
  shop.sandbox.control.act(reference, "pay");
  await shopper.back(reference);
  await createJobHand(shop).runAll();
}
const problems = () => journal.check({ payments: shop.sandbox.control.payments() });

it("an order beyond the share takes its goods when it is paid", async () => {
  await journal.restock(id.product("hose"), 10);
  for (let n = 0; n < 3; n++) await order("card", "hose");
  expect(await free("hose")).toBe(7);
  const beyond = await order("card", "hose");
  expect(await free("hose")).toBe(7);
  await pay(beyond);
  expect(await free("hose")).toBe(6);
  expect((await beyond.state()).transactions.at(-1)?.state).toBe("paid");
  expect(await problems()).toEqual([]);
});

it("cannot become an order that pays later", async () => {
  await journal.restock(id.product("thermostat"), 10);
  for (let n = 0; n < 3; n++) await order("prepayment", "thermostat");
  const beyond = await order("card", "thermostat");
  expect(await beyond.changeTo("prepayment")).toBe(409);
  expect(await free("thermostat")).toBe(7);
  // Calling it off gives back nothing it never had.
  expect(await beyond.cancel()).toBe(200);
  expect(await free("thermostat")).toBe(7);
  expect(await problems()).toEqual([]);
});

it("the last close-out goes to whoever pays first; the other one gets the money back", async () => {
  await journal.restock(id.product("fan"), 2);
  await order("card", "fan");
  const slow = await order("card", "fan");
  const fast = await order("card", "fan");
  await pay(fast);
  await pay(slow);
  expect((await fast.state()).order).toBe("open");
  const late = await slow.state();
  expect(late.order).toBe("cancelled");
  expect(late.refunds).toEqual([{ state: "done", reason: "order-cancelled" }]);
  expect(await problems()).toEqual([]);
});
