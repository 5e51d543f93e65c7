import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { deskOf, newKey, pieces } from "../harness/admin/order-desk.ts";
import { paymentRig, type PaymentKey } from "../harness/payment/payment-rig.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";

/* Money goes back for a line or as an amount, by the job every refund has: once, and never more than came. */

const rig = paymentRig();
const admin = testAdmin(rig.shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});
beforeEach(() => rig.control.webhooks.hold());

async function paid(by: Exclude<PaymentKey, "prepayment"> = "card") {
  const shopper = await rig.order(by);
  const reference = await shopper.begin();
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  const desk = deskOf(client, shopper.orderId);
  return { shopper, reference, desk, sheet: await desk.read() };
}

const keptBy = (reference: string) => {
  const payment = rig.control.payment(reference);
  return (payment?.capturedCents ?? 0) - (payment?.refundedCents ?? 0);
};
const mailed = (refundId: string) =>
  rig.shop.sql`select data from mail where event_key = ${`payment-refunded:${refundId}`}`;

describe.each(["card", "wallet"] as const)("paid by %s", (by) => {
  it("a line goes back for what was paid for it, then an amount, and the rest of it", async () => {
    const { shopper, reference, desk, sheet } = await paid(by);
    const [line] = sheet.lines;
    const asked = (await desk.act("refundOrder", { cause: "damaged", lines: pieces(sheet, 1) })).body;
    expect(asked.refunds).toMatchObject([
      {
        amountCents: line?.paidCents,
        state: "open",
        cause: "damaged",
        isByHand: false,
        lines: [{ quantity: 1 }],
      },
    ]);
    expect(asked.lines[0]).toMatchObject({ refunded: 1, sent: 0, dropped: 0 });
    expect(asked.refundableCents).toBe(shopper.totalCents - (line?.paidCents ?? 0));
    await rig.jobs.runAll();
    expect(keptBy(reference)).toBe(asked.refundableCents);
    const after = await desk.read();
    expect(after).toMatchObject({ paymentState: "refunded_partially", refunds: [{ state: "done" }] });
    expect(await mailed(after.refunds[0]?.id ?? "")).toHaveLength(1);
    // Sending costs what is left.
    for (const amountCents of [1, after.refundableCents - 1]) {
      expect((await desk.act("refundOrder", { cause: "goodwill", amountCents })).faults).toEqual([]);
      await rig.jobs.runAll();
      await desk.read();
    }
    expect(keptBy(reference)).toBe(0);
    expect(await desk.read()).toMatchObject({
      paymentState: "refunded",
      refundableCents: 0,
      possible: ["cancel"],
    });
    expect(await rig.violations()).toEqual([]);
  });

  it("not more than came, not twice for a line, and not both ways at once", async () => {
    const { desk, sheet, shopper } = await paid(by);
    const refund = (input: object) => desk.act("refundOrder", { cause: "other", ...input });
    expect((await refund({ amountCents: shopper.totalCents + 1 })).faults).toEqual([
      "409 ADMIN__BEYOND_ORDER",
    ]);
    expect((await refund({ lines: pieces(sheet, 2) })).faults).toEqual(["409 ADMIN__BEYOND_ORDER"]);
    for (const input of [
      {},
      { amountCents: 1, lines: pieces(sheet, 1) },
      { amountCents: 1, isDropped: true },
    ])
      expect((await refund(input)).faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /lines"]);
    expect((await refund({ amountCents: 0 })).status).toBe(400);
    expect((await refund({ lines: pieces(sheet, 1) })).status).toBe(200);
    expect((await refund({ lines: pieces(sheet, 1) })).faults[0]).toMatch(/BEYOND_ORDER|STEP_NOT_POSSIBLE/);
    await rig.jobs.runAll();
    expect(await rig.violations()).toEqual([]);
  });

  it("asked ten times at once with one key it goes back once; cancelled then, only the rest follows", async () => {
    const { desk, sheet, reference } = await paid(by);
    const more = { key: newKey(), version: sheet.version };
    const wish = { cause: "goodwill", amountCents: 100 };
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.act("refundOrder", wish, more)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await desk.read()).refunds).toHaveLength(1);
    expect((await desk.act("cancelOrder", { cause: "customer" })).status).toBe(200);
    await Promise.all([rig.jobs.runAll(), rig.jobs.runAll()]);
    expect(keptBy(reference)).toBe(0);
    const after = await desk.read();
    expect(after.refunds.map(({ reason, cause, state }) => [reason, cause, state])).toEqual([
      [null, "goodwill", "done"],
      ["order-cancelled", null, "done"],
    ]);
    expect(await rig.violations()).toEqual([]);
  });
});

it("what the bank took back cannot be given", async () => {
  const { desk, shopper } = await paid();
  await rig.shop.sql`update order_transaction set state = 'chargeback' where order_id = ${shopper.orderId}`;
  const { possible, refundableCents } = await desk.read();
  expect([possible.includes("refund"), refundableCents]).toEqual([false, 0]);
  expect((await desk.act("refundOrder", { cause: "other", amountCents: 1 })).faults).toEqual([
    "409 ADMIN__STEP_NOT_POSSIBLE",
  ]);
  await rig.shop.sql`update order_transaction set state = 'paid' where order_id = ${shopper.orderId}`;
});

it("money that came by transfer is sent by hand, and noted once", async () => {
  const shopper = await rig.order("prepayment");
  const desk = deskOf(client, shopper.orderId);
  await desk.read();
  expect((await desk.act("markOrderPaid")).body).toMatchObject({
    paymentState: "paid",
    possible: ["ship", "cancel", "refund"],
  });
  const asked = (await desk.act("refundOrder", { cause: "goodwill", amountCents: 250 })).body;
  expect(asked.refunds).toMatchObject([{ amountCents: 250, state: "open", isByHand: true }]);
  await rig.jobs.sweep();
  const jobs = await rig.shop.sql`
    select from graphile_worker.jobs where task_identifier = 'refund_payment'`;
  expect(jobs).toHaveLength(0);
  const params = { refundId: asked.refunds[0]?.id ?? "" };
  const done = (await desk.act("confirmRefund", {}, { params })).body;
  expect(done).toMatchObject({ paymentState: "refunded_partially", refunds: [{ state: "done" }] });
  expect(done.payments).toMatchObject([{ refundedCents: 250 }]);
  expect(await mailed(params.refundId)).toHaveLength(1);
  expect((await desk.act("confirmRefund", {}, { params })).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
  expect(await rig.violations()).toEqual([]);
});

it("whoever may not touch money does not, and nobody does who has not proven lately who it is", async () => {
  const { shopper, sheet } = await paid();
  const service = await admin.worker("service");
  const asService = deskOf(service.client, shopper.orderId);
  await asService.read();
  const wish = { cause: "goodwill", amountCents: 1 };
  expect((await asService.act("refundOrder", wish)).faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  expect((await asService.act("markOrderPaid")).faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  const stale = await admin.worker("orders");
  await rig.shop
    .sql`update staff_session set proven_at = now() - interval '6 minutes' where staff_id = ${stale.id}`;
  const { faults } = await deskOf(stale.client, shopper.orderId).act("refundOrder", wish, {
    version: sheet.version,
  });
  expect(faults).toEqual(["403 ADMIN__PROVE_AGAIN"]);
});
