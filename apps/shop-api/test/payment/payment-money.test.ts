import { afterEach, describe, expect, it } from "vitest";
import { cancelOrder, moveState } from "../../src/modules/order/index.ts";
import { sweepNow } from "../harness/order/sweep.ts";
import { eventually } from "../harness/eventually.ts";
import { insertTransaction } from "../harness/order/given-order.ts";
import { finishUrl, newPayer, type Payer } from "../harness/payment/payer.ts";
import { paymentWorker } from "../harness/payment/payment-worker.ts";
import { testShop } from "../harness/test-shop.ts";

/* Money that was not agreed, came too late or came twice goes back, and the shopper is told; money that is right is never lost. */
const shop = testShop({ hasPayments: true });
paymentWorker(shop);
afterEach(() => shop.sandbox.control.stopFailing());

const methods = ["card", "wallet"] as const;
const cancel = (payer: Payer) => shop.services.transact((tx) => cancelOrder(tx, payer.order.id, "customer"));

async function refunds(payer: Payer) {
  return shop.sql<{ reason: string; state: string; amount_cents: number }[]>`
    select r.reason, r.state, r.amount_cents from payment_refund r join order_transaction t on t.id = r.transaction_id
    where t.order_id = ${payer.order.id} order by r.created_at`;
}

async function untilGivenBack(payer: Payer, kept: number): Promise<void> {
  await eventually(async () => {
    expect(await payer.kept()).toBe(kept);
    for (const refund of await refunds(payer)) expect(refund.state).toBe("done");
  }, 10_000);
}

async function mails(payer: Payer): Promise<number> {
  const rows =
    await shop.sql`select from mail where recipient = ${payer.order.email} and template = 'payment-refunded'`;
  return rows.length;
}

/** The shopper chooses another way to pay while the first page is still open. */
async function changeMethod(payer: Payer, method: "card" | "wallet" | "prepayment"): Promise<string> {
  await shop.services.transact((tx) =>
    moveState(tx, {
      orderId: payer.order.id,
      entity: "transaction",
      entityId: payer.order.transactionId,
      to: "cancelled",
      actor: "customer",
    }),
  );
  return insertTransaction(shop.sql, payer.order, { method });
}

describe.each(methods)("by %s", (method) => {
  it.each([
    ["too little", { cents: 12_989 }],
    ["too much", { cents: 12_991 }],
    ["another currency", { currency: "PLN" }],
  ])("%s is not a payment and goes back", async (_name, change) => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    shop.sandbox.control.change(await payer.reference(), change);
    await payer.act("pay");
    await payer.comeBack();
    await untilGivenBack(payer, 0);
    expect(await payer.history()).not.toContain("paid");
    expect(await refunds(payer)).toMatchObject([{ reason: "wrong-amount", state: "done" }]);
    expect(await mails(payer)).toBe(1);
    // What went back is no reason to ask for the same again: a new payment is needed.
    expect(await payer.pay()).toBeNull();
  });

  it("a hundred tellings of the same event do it once", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    const { webhooks } = shop.sandbox.control;
    webhooks.hold();
    const before = webhooks.messages().length;
    await payer.act("pay");
    const ids = webhooks
      .messages()
      .slice(before)
      .map(({ id }) => id);
    const statuses = await Promise.all(
      Array.from({ length: 100 }, (_, n) => webhooks.send(ids[n % ids.length] ?? "")),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await payer.until("paid");
    await webhooks.release("reversed");
    await payer.comeBack();
    expect(await payer.history()).toEqual(["in_progress", "paid"]);
    expect(await payer.kept()).toBe(12_990);
    const noted =
      await shop.sql`select from payment_event where transaction_id = ${payer.order.transactionId}`;
    expect(noted.length).toBe(new Set(ids).size + (method === "wallet" ? 1 : 0));
  });

  it("what was paid before the order was cancelled goes back", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    await payer.act("pay");
    await payer.until("paid");
    await cancel(payer);
    await untilGivenBack(payer, 0);
    await payer.until("refunded");
    expect(await mails(payer)).toBe(1);
  });

  it("an event that comes 72 hours late is heard, if it is signed anew", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    const { webhooks } = shop.sandbox.control;
    webhooks.hold();
    const before = webhooks.messages().length;
    await payer.act("pay");
    const event = webhooks.messages()[before];
    expect(await webhooks.send(event?.id ?? "", { at: new Date(Date.now() - 72 * 3600_000) })).toBe(400);
    expect(await payer.state()).toBe("in_progress");
    await webhooks.release();
    await payer.until("paid");
  });

  it("a lost event is made good by the sweeper", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    const { webhooks } = shop.sandbox.control;
    webhooks.hold();
    await payer.act("pay");
    webhooks.lose();
    await webhooks.release();
    await sweepNow(shop);
    expect(await payer.state()).toBe("in_progress");
    await shop.sql`update order_transaction set updated_at = now() - interval '6 minutes' where id = ${payer.order.transactionId}`;
    await sweepNow(shop);
    await payer.until("paid");
  });

  it("a refund the provider refuses at first is made later, once", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    await payer.act("pay");
    await payer.until("paid");
    shop.sandbox.control.failNext({ when: "after", path: "refund", times: 2 });
    await cancel(payer);
    await untilGivenBack(payer, 0);
    await payer.until("refunded");
    expect(await payer.transaction()).toMatchObject({ captured_cents: 12_990, refunded_cents: 12_990 });
    expect(await mails(payer)).toBe(1);
  });

  it("an order nobody pays for is called off when its time is over", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    const paid = await newPayer(shop, { method });
    await paid.pay();
    shop.sandbox.control.webhooks.hold();
    await paid.act("pay");
    shop.sandbox.control.webhooks.lose();
    await shop.sandbox.control.webhooks.release();
    for (const { order } of [payer, paid])
      await shop.sql`update order_transaction set created_at = now() - interval '25 hours' where order_id = ${order.id}`;
    await sweepNow(shop);
    const stateOf = async ({ order }: Payer) =>
      (await shop.sql<{ state: string }[]>`select state from shop_order where id = ${order.id}`)[0]?.state;
    await eventually(async () => expect(await stateOf(payer)).toBe("cancelled"), 10_000);
    expect(await payer.state()).toBe("cancelled");
    expect([await stateOf(paid), await paid.state()]).toEqual(["open", "paid"]);
  });
});

it("an order is not called off while nobody can say whether it is paid", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  await payer.act("pay");
  await shop.sql`update order_transaction set created_at = now() - interval '25 hours' where order_id = ${payer.order.id}`;
  shop.sandbox.control.failNext({ when: "before", path: "/v1/checkout/sessions", times: 100 });
  await sweepNow(shop);
  const [order] = await shop.sql<
    { state: string }[]
  >`select state from shop_order where id = ${payer.order.id}`;
  expect(order?.state).toBe("open");
});

it("a card that is charged after the order was cancelled is given back", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  await cancel(payer);
  await payer.act("pay");
  await payer.until("refunded");
  await untilGivenBack(payer, 0);
  expect(await refunds(payer)).toMatchObject([{ reason: "order-cancelled", state: "done" }]);
  expect(await mails(payer)).toBe(1);
});

it("a wallet is not emptied for an order that was cancelled meanwhile", async () => {
  const payer = await newPayer(shop, { method: "wallet" });
  await payer.pay();
  await cancel(payer);
  await payer.act("pay");
  await payer.comeBack();
  expect([await payer.state(), await payer.kept()]).toEqual(["cancelled", 0]);
});

it("who pays both ways gets the second back", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  const second = await changeMethod(payer, "card");
  await payer.pay();
  await payer.act("pay", second);
  await payer.until("paid", second);
  await payer.act("pay");
  await payer.until("refunded");
  await untilGivenBack(payer, 12_990);
  expect(await refunds(payer)).toMatchObject([{ reason: "paid-twice", amount_cents: 12_990 }]);
  expect(await payer.state(second)).toBe("paid");
});

it("who finishes the first payment after choosing another has paid by the first", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  const second = await changeMethod(payer, "card");
  await payer.pay();
  await payer.act("pay");
  await payer.until("paid");
  expect(await payer.state(second)).toBe("cancelled");
  // The newest is what clients look at.
  expect((await payer.transactions()).at(-1)?.id).toBe(payer.order.transactionId);
  await payer.act("pay", second);
  await payer.until("refunded", second);
  await untilGivenBack(payer, 12_990);
  expect(await payer.comeBack()).toBe(finishUrl);
});

it("money that was given back at the provider's desk is known here", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  await payer.act("pay");
  await payer.until("paid");
  const session = await shop.services.payments.stripe?.refund({
    id: "desk",
    reference: await payer.reference(),
    amountCents: 2_990,
    currency: "EUR",
  });
  expect(session?.reference).toMatch(/^re_/);
  await payer.until("refunded_partially");
  expect(await payer.transaction()).toMatchObject({ captured_cents: 12_990, refunded_cents: 2_990 });
});
