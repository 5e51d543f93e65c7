import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SandboxControl } from "../../../../tools/src/payment/control.ts";
import type { PayingShopper } from "../harness/payment/paying-shopper.ts";
import { type PaymentKey, paymentRig } from "../harness/payment/payment-rig.ts";
import { providerOf, untrueEvent } from "../harness/payment/untrue-event.ts";

/*
 * F8: what providers, networks and shoppers do to a payment. Each case ends in exactly one state, and the money is where the order
 * says it is, by the shop's books and by the provider's. CHAOS_RUNS=50 for the long run.
 */
const RUNS = Number(process.env["CHAOS_RUNS"] ?? 3);
vi.setConfig({ testTimeout: 30_000 + RUNS * 3000 });
const rig = paymentRig();
const methods = ["card", "wallet"] as const;
let control: SandboxControl;
let webhooks: SandboxControl["webhooks"];

beforeEach(() => {
  ({ control } = rig);
  ({ webhooks } = control);
  control.stopFailing();
  webhooks.hold();
});

/** The same again and again, each time with a new order. */
async function again(method: PaymentKey, run: (shopper: PayingShopper) => Promise<void>): Promise<void> {
  for (let n = 0; n < RUNS; n += 1) await run(await rig.order(method));
  expect(await rig.violations()).toEqual([]);
}

/** What was held back is told, and what follows from it is done. */
async function tell(order?: "reversed"): Promise<void> {
  const answers = await webhooks.release(order);
  webhooks.hold();
  expect(answers.every((status) => status === 200)).toBe(true);
  await rig.jobs.runAll();
}

const lastMessage = (provider: string) => {
  const message = webhooks.messages().findLast((one) => one.provider === provider);
  if (!message) throw new Error("nothing was told");
  return message;
};

async function expectPaid(shopper: PayingShopper): Promise<void> {
  const { totalCents } = shopper;
  expect(await shopper.state()).toMatchObject({
    order: "open",
    transactions: [{ state: "paid", captured_cents: totalCents, refunded_cents: 0 }],
    purchases: 1,
    refunds: [],
  });
  expect(shopper.seen()).toMatchObject([{ capturedCents: totalCents, refundedCents: 0 }]);
}

describe("told well", () => {
  it.each(methods)("callback before the redirect: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      control.act(reference, "pay");
      await tell();
      await expectPaid(shopper);
      expect(await shopper.back(reference)).toMatch(/\/paid$/);
      await tell();
      await expectPaid(shopper);
    }),
  );

  it.each(methods)("callback after the redirect: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      control.act(reference, "pay");
      expect(await shopper.back(reference)).toMatch(/\/paid$/);
      await expectPaid(shopper);
      await tell();
      await expectPaid(shopper);
    }),
  );

  it.each(methods)("redirect lost, and the callback too: %s", (method) =>
    again(method, async (shopper) => {
      control.act(await shopper.begin(), "pay");
      webhooks.lose();
      await rig.jobs.age(shopper.orderId, 6);
      await rig.jobs.sweep();
      await expectPaid(shopper);
    }),
  );

  it.each(methods)("callback 72 hours late: %s", (method) =>
    again(method, async (shopper) => {
      control.act(await shopper.begin(), "pay");
      await rig.jobs.age(shopper.orderId, 72 * 60);
      const { id } = lastMessage(providerOf(method));
      const threeDaysAgo = new Date(Date.now() - 72 * 60 * 60 * 1000);
      expect(await webhooks.send(id, { at: threeDaysAgo })).toBe(400);
      await tell();
      await expectPaid(shopper);
    }),
  );
});

describe("told badly", () => {
  it.each(methods)("callback twice: %s", (method) =>
    again(method, async (shopper) => {
      control.act(await shopper.begin(), "pay");
      const { id } = lastMessage(providerOf(method));
      await tell();
      expect(await webhooks.send(id)).toBe(200);
      await rig.jobs.runAll();
      await tell();
      await expectPaid(shopper);
      expect(await rig.shop.sql`select from payment_event where event_id = ${id}`).toHaveLength(1);
    }),
  );

  it.each(methods)("callback 100 times at once, with the return between: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      control.act(reference, "pay");
      const { id } = lastMessage(providerOf(method));
      const answers = await Promise.all([
        ...Array.from({ length: 100 }, () => webhooks.send(id)),
        shopper.back(reference).then(() => 200),
        ...Array.from({ length: 5 }, () => rig.jobs.run().then(() => 200)),
      ]);
      expect(new Set(answers)).toEqual(new Set([200]));
      await tell();
      await expectPaid(shopper);
    }),
  );

  it.each(methods)("callbacks in reversed order: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      control.act(reference, "wait");
      await shopper.back(reference);
      control.act(reference, "settle");
      await tell("reversed");
      await tell("reversed");
      await expectPaid(shopper);
    }),
  );

  it.each(methods)("forged callback: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      const provider = providerOf(method);
      const lie = `evt_${reference}`;
      webhooks.emit({ id: lie, provider, type: "lie", body: untrueEvent(provider, lie, reference) });
      const before = await shopper.state();
      expect(await control.forge(lie)).toBe(400);
      expect(await rig.shop.sql`select from payment_event where event_id = ${lie}`).toHaveLength(0);
      // Even signed it is only a reason to ask.
      expect(await webhooks.send(lie)).toBe(200);
      await rig.jobs.runAll();
      expect(await shopper.state()).toEqual(before);
      webhooks.lose();
    }),
  );

  it.each(methods)("callback about an unknown order: %s", (method) =>
    again(method, async (shopper) => {
      await shopper.begin();
      const provider = providerOf(method);
      const id = `evt_unknown_${shopper.orderId}`;
      webhooks.emit({ id, provider, type: "unknown", body: untrueEvent(provider, id, "cs_test_nobody") });
      const before = await shopper.state();
      await tell();
      expect(await shopper.state()).toEqual(before);
      expect(await rig.shop.sql`select outcome from payment_event where event_id = ${id}`).toEqual([
        { outcome: "unknown" },
      ]);
    }),
  );
});

describe("paid badly", () => {
  for (const [name, change] of [
    ["wrong amount", { cents: 1 }],
    ["wrong currency", { currency: "PLN" }],
  ] as const) {
    it.each(methods)(`${name}: %s`, (method) =>
      again(method, async (shopper) => {
        const reference = await shopper.begin();
        control.change(reference, change);
        control.act(reference, "pay");
        await tell();
        await shopper.back(reference);
        await tell();
        const { transactions, purchases, refunds } = await shopper.state();
        expect(transactions).toMatchObject([{ state: "failed" }]);
        expect(purchases).toBe(0);
        expect(refunds).toEqual([{ state: "done", reason: "wrong-amount" }]);
        expectNothingKept(shopper);
      }),
    );
  }

  it.each(methods)("success after the order was cancelled: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      expect(await shopper.cancel()).toBe(200);
      control.act(reference, "pay");
      await tell();
      await shopper.back(reference);
      await tell();
      expect((await shopper.state()).order).toBe("cancelled");
      expectNothingKept(shopper);
    }),
  );

  it.each(methods)("the provider answers 500 after it took the money: %s", (method) =>
    again(method, async (shopper) => {
      const reference = await shopper.begin();
      control.act(reference, "pay");
      const path = method === "card" ? "/v1/checkout/sessions" : "/capture";
      control.failNext({ when: "after", path, times: 2 });
      await shopper.back(reference);
      control.stopFailing();
      await rig.jobs.runAll();
      await expectPaid(shopper);
      webhooks.lose();
    }),
  );
});

function expectNothingKept(shopper: PayingShopper): void {
  for (const { capturedCents, refundedCents } of shopper.seen()) expect(refundedCents).toBe(capturedCents);
}
