import { beforeEach, describe, expect, it } from "vitest";
import type { PayingShopper } from "../harness/payment/paying-shopper.ts";
import { paymentRig } from "../harness/payment/payment-rig.ts";

/* Money that comes back over the bank or the wallet, asked of the providers by the shop's own adapters. */
const rig = paymentRig();
beforeEach(() => rig.control.webhooks.hold());

async function paidBy(payment: "card" | "wallet"): Promise<{ shopper: PayingShopper; reference: string }> {
  const shopper = await rig.order(payment);
  const reference = await shopper.begin();
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  await hear();
  return { shopper, reference };
}

/** All that was told reaches the shop, and the shop does what follows. */
async function hear(order: "as-made" | "reversed" = "as-made"): Promise<void> {
  const answers = await rig.control.webhooks.release(order);
  expect(answers.every((status) => status === 200)).toBe(true);
  await rig.jobs.runAll();
  rig.control.webhooks.hold();
}

const stateOf = async (shopper: PayingShopper) =>
  (await shopper.state()).transactions.map(({ state }) => state);
const stepsOf = async ({ orderId }: PayingShopper) =>
  (
    await rig.shop.sql<{ step: string }[]>`
      select concat_ws(' ', entity, to_state, actor) as step from order_state_history
      where order_id = ${orderId} and (to_state = 'chargeback' or from_state = 'chargeback' or entity <> 'transaction') order by id`
  ).map(({ step }) => step);
const heldBack = async ({ orderId }: PayingShopper) =>
  (await rig.shop.sql`select reason from stock_movement where order_id = ${orderId}`).map(
    ({ reason }) => reason as string,
  );

describe.each([
  ["card", "payment:stripe"],
  ["wallet", "payment:paypal"],
] as const)("by %s", (payment, actor) => {
  it("is written down once, and goods stay where they are", async () => {
    const { shopper, reference } = await paidBy(payment);
    rig.control.act(reference, "dispute");
    await hear();
    expect(await stateOf(shopper)).toEqual(["chargeback"]);
    const told = rig.control.webhooks.messages().filter(({ type }) => /dispute/i.test(type));
    for (const { id } of told) await rig.control.webhooks.send(id);
    await rig.jobs.runAll();
    expect(await stepsOf(shopper)).toEqual([
      "order open customer",
      "delivery open customer",
      `transaction chargeback ${actor}`,
    ]);
    expect((await shopper.state()).order).toBe("open");
    expect(await heldBack(shopper)).toEqual(["ordered"]);
    expect(await rig.violations()).toEqual([]);
  });

  it("comes back when the dispute is won, and stays away when it is lost", async () => {
    const won = await paidBy(payment);
    const lost = await paidBy(payment);
    for (const { reference } of [won, lost]) rig.control.act(reference, "dispute");
    await hear();
    rig.control.act(won.reference, "win");
    rig.control.act(lost.reference, "lose");
    await hear();
    expect(await stateOf(won.shopper)).toEqual(["paid"]);
    expect(await stateOf(lost.shopper)).toEqual(["chargeback"]);
    expect((await won.shopper.state()).purchases).toBe(1);
    expect(await rig.violations()).toEqual([]);
  });

  it("is judged by what is true, in whatever order it is told", async () => {
    const won = await paidBy(payment);
    const lost = await paidBy(payment);
    for (const { reference } of [won, lost]) rig.control.act(reference, "dispute");
    rig.control.act(won.reference, "win");
    rig.control.act(lost.reference, "lose");
    await hear("reversed");
    expect(await stateOf(won.shopper)).toEqual(["paid"]);
    expect(await stateOf(lost.shopper)).toEqual(["chargeback"]);
  });

  it("is heard of though the payment was not", async () => {
    const shopper = await rig.order(payment);
    const reference = await shopper.begin();
    rig.control.act(reference, "pay");
    // The wallet takes money only when it is told to.
    if (payment === "wallet") await shopper.back(reference);
    rig.control.act(reference, "dispute");
    await hear("reversed");
    expect(await stateOf(shopper)).toEqual(["chargeback"]);
    expect((await shopper.state()).purchases).toBe(1);
  });

  it("is given back when it comes back for an order that was cancelled", async () => {
    const { shopper, reference } = await paidBy(payment);
    rig.control.act(reference, "dispute");
    await hear();
    expect(await shopper.cancel()).toBe(200);
    await rig.jobs.runAll();
    expect((await shopper.state()).refunds).toEqual([]);
    rig.control.act(reference, "win");
    await hear();
    expect(await stateOf(shopper)).toEqual(["refunded"]);
    expect((await shopper.state()).refunds).toEqual([{ state: "done", reason: "order-cancelled" }]);
    expect(await rig.violations()).toEqual([]);
  });

  it("is given back when it comes back for an order that was paid again", async () => {
    const { shopper, reference } = await paidBy(payment);
    rig.control.act(reference, "dispute");
    await hear();
    expect(await shopper.changeTo(payment)).toBe(200);
    const second = await shopper.begin();
    rig.control.act(second, "pay");
    await shopper.back(second);
    rig.control.act(reference, "win");
    await hear();
    expect((await stateOf(shopper)).toSorted()).toEqual(["paid", "refunded"]);
    expect((await shopper.state()).refunds).toEqual([{ state: "done", reason: "paid-twice" }]);
    expect(await rig.violations()).toEqual([]);
  });

  it("is told again while the provider does not say whose money it is", async () => {
    const { shopper, reference } = await paidBy(payment);
    rig.control.act(reference, "dispute");
    rig.control.failNext({ when: "before", times: 20 });
    const answers = await rig.control.webhooks.release();
    rig.control.stopFailing();
    expect(new Set(answers)).toEqual(new Set([503]));
    const told = rig.control.webhooks.messages().filter(({ type }) => /dispute/i.test(type));
    for (const { id } of told.slice(-2)) await rig.control.webhooks.send(id);
    await rig.jobs.runAll();
    expect(await stateOf(shopper)).toEqual(["chargeback"]);
  });
});
