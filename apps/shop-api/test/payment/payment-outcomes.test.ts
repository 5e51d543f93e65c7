import { describe, expect, it } from "vitest";
import { errorUrl, finishUrl, newPayer } from "../harness/payment/payer.ts";
import { paymentWorker } from "../harness/payment/payment-worker.ts";
import { testShop } from "../harness/test-shop.ts";

/* Each way a payment can end, as told by the browser that comes back, and as told by the provider alone. */
const shop = testShop({ hasPayments: true });
paymentWorker(shop);

const withCode = (code: string) => `${errorUrl}?error-code=${code}`;
const methods = ["card", "wallet"] as const;

describe.each(methods)("by %s", (method) => {
  it("is paid once the browser is back, before the provider has told anything [4, 346]", async () => {
    const payer = await newPayer(shop, { method });
    shop.sandbox.control.webhooks.hold();
    expect(await payer.pay()).toMatch(/^http:\/\/localhost:\d+\//);
    expect(await payer.state()).toBe("in_progress");
    await payer.act("pay");
    expect(await payer.comeBack()).toBe(finishUrl);
    expect(await payer.transaction()).toMatchObject({ state: "paid", captured_cents: 12_990 });
    expect(await shop.sandbox.control.webhooks.release()).not.toContain(400);
    await shop.sandbox.control.webhooks.settled();
    expect(await payer.history()).toEqual(["in_progress", "paid"]);
    expect(await payer.kept()).toBe(12_990);
  });

  it("is paid although the browser never comes back", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    await payer.act("pay");
    await payer.until("paid");
    expect(await payer.comeBack()).toBe(finishUrl);
    expect(await payer.history()).toEqual(["in_progress", "paid"]);
    const purchases = await shop.sql`select from purchase_event where order_id = ${payer.order.id}`;
    expect(purchases).toHaveLength(1);
    // The mail that accepts the order.
    const mails = await shop.sql`select template from mail where recipient = ${payer.order.email}`;
    expect(mails).toEqual([{ template: "payment-received" }]);
  });

  it("waits while the provider has not decided, and ends as it decides [347]", async () => {
    const paid = await newPayer(shop, { method });
    await paid.pay();
    await paid.act("wait");
    expect(await paid.comeBack()).toBe(finishUrl);
    expect(await paid.state()).toBe("unconfirmed");
    await paid.act("settle");
    await paid.until("paid");

    const failed = await newPayer(shop, { method });
    await failed.pay();
    await failed.act("wait");
    await failed.comeBack();
    await failed.act("fail");
    await failed.until("failed");
    expect(await failed.kept()).toBe(0);
  });

  it("is cancelled when the shopper turns back, and can be paid by a new one", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    expect(await payer.comeBack({ cancelled: true })).toBe(
      withCode("CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT"),
    );
    expect(await payer.state()).toBe("cancelled");
    expect(await payer.pay()).toBeNull();
  });

  it("is paid if the shopper paid and then says it was cancelled", async () => {
    const payer = await newPayer(shop, { method });
    await payer.pay();
    await payer.act("pay");
    expect(await payer.comeBack({ cancelled: true })).toBe(finishUrl);
    expect(await payer.state()).toBe("paid");
  });

  it("asked twice gives the same page", async () => {
    const payer = await newPayer(shop, { method });
    const [first, second] = await Promise.all([payer.pay(), payer.pay()]);
    expect(second).toBe(first);
    expect(await payer.pay()).toBe(first);
    const own = shop.sandbox.control
      .payments()
      .filter(({ shopReference }) => shopReference === payer.order.transactionId);
    expect(own).toHaveLength(1);
  });

  it("is begun anew after the provider was away [347]", async () => {
    const payer = await newPayer(shop, { method });
    const path = { card: "/v1/checkout/sessions", wallet: "/v2/checkout/orders" }[method];
    shop.sandbox.control.failNext({ when: "before", path, times: 2 });
    expect(await payer.pay()).toBe(withCode("CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED"));
    shop.sandbox.control.stopFailing();
    expect(await payer.state()).toBe("failed");
    expect(await payer.pay()).toMatch(/^http:\/\/localhost/);
    await payer.act("pay");
    expect(await payer.comeBack()).toBe(finishUrl);
    expect(await payer.history()).toEqual(["failed", "open", "in_progress", "paid"]);
    expect(await payer.kept()).toBe(12_990);
  });

  it("is paid once although the answer to its beginning was lost", async () => {
    const payer = await newPayer(shop, { method });
    const path = { card: "/v1/checkout/sessions", wallet: "/v2/checkout/orders" }[method];
    shop.sandbox.control.failNext({ when: "after", path, times: 2 });
    await payer.pay();
    shop.sandbox.control.stopFailing();
    await payer.pay();
    await payer.act("pay");
    await payer.until("paid");
    expect(await payer.kept()).toBe(12_990);
  });
});

it("a wallet whose instrument is refused is failed, and tried anew", async () => {
  const payer = await newPayer(shop, { method: "wallet" });
  await payer.pay();
  await payer.act("decline");
  // Who comes back while the event is being dealt with is told to wait.
  await payer.until("failed");
  expect(await payer.comeBack()).toBe(withCode("CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED"));
  expect(await payer.pay()).toMatch(/^http:\/\/localhost/);
  await payer.act("pay");
  await payer.until("paid");
});

it("a card that was refused can be tried again on the same page", async () => {
  const payer = await newPayer(shop, { method: "card" });
  const page = await payer.pay();
  await payer.act("decline");
  expect(await payer.pay()).toBe(page);
  await payer.act("challenge");
  await payer.act("refuse");
  expect(await payer.state()).toBe("in_progress");
  await payer.act("challenge");
  await payer.act("confirm");
  expect(await payer.comeBack()).toBe(finishUrl);
});

it("a page nobody used in time ends the payment", async () => {
  const payer = await newPayer(shop, { method: "card" });
  await payer.pay();
  await payer.act("expire");
  await payer.until("cancelled");
  expect(await payer.history()).toEqual(["in_progress", "cancelled"]);
});

it("a direct debit waits for the bank", async () => {
  const payer = await newPayer(shop, { method: "sepa" });
  await payer.pay();
  await payer.act("wait");
  await payer.until("unconfirmed");
  await payer.act("settle");
  await payer.until("paid");
  expect(await payer.history()).toEqual(["in_progress", "unconfirmed", "paid"]);
  const mails = await shop.sql`select template from mail where recipient = ${payer.order.email}`;
  expect(mails).toEqual([{ template: "payment-received" }]);
});

it("who pays later is sent nowhere [4]", async () => {
  for (const method of ["prepayment", "invoice"] as const) {
    const payer = await newPayer(shop, { method });
    expect(await payer.pay()).toBeNull();
    expect(await payer.state()).toBe("open");
  }
});

it("pays in złoty what was ordered in złoty", async () => {
  const payer = await newPayer(shop, { method: "wallet", currency: "pln", language: "pl" });
  await payer.pay();
  await payer.act("pay");
  await payer.until("paid");
  const [payment] = shop.sandbox.control.payments().slice(-1);
  expect(payment).toMatchObject({ currency: "PLN", cents: 12_990 });
});
