import { beforeEach, expect, it } from "vitest";
import { paymentRig } from "../harness/payment/payment-rig.ts";

const rig = paymentRig();
beforeEach(() => rig.control.webhooks.hold());

it("gives money back once, though there are two reasons to", async () => {
  const shopper = await rig.order("card");
  const late = await shopper.begin();
  rig.control.act(late, "wait");
  await shopper.back(late);
  expect(await shopper.changeTo("wallet")).toBe(200);
  const quick = await shopper.begin();
  rig.control.act(quick, "pay");
  await shopper.back(quick);
  // Now the first payment comes too, and before it is on its way back the order is cancelled.
  rig.control.act(late, "settle");
  await shopper.back(late);
  expect((await shopper.state()).refunds).toEqual([{ state: "open", reason: "paid-twice" }]);
  expect(await shopper.cancel()).toBe(200);
  await rig.jobs.runAll();
  const { order, transactions, refunds } = await shopper.state();
  expect(order).toBe("cancelled");
  expect(transactions.map(({ state }) => state)).toEqual(["refunded", "refunded"]);
  expect(refunds).toEqual([
    { state: "done", reason: "paid-twice" },
    { state: "done", reason: "order-cancelled" },
  ]);
  expect(await rig.violations()).toEqual([]);
});

it("calls off an order whose money came wrong and went back", async () => {
  const shopper = await rig.order("card");
  const reference = await shopper.begin();
  rig.control.change(reference, { cents: 1 });
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  await rig.jobs.age(shopper.orderId, 25 * 60);
  await rig.jobs.sweep();
  await rig.jobs.sweep();
  expect((await shopper.state()).order).toBe("cancelled");
  expect(await rig.violations()).toEqual([]);
});
