import { describe, expect, it } from "vitest";
import { writePaymentToken } from "../../src/modules/payment/payment-token.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertAccount, insertSession } from "../harness/account/given-account.ts";
import { insertOrder } from "../harness/order/given-order.ts";
import { errorUrl, finishUrl, newPayer, payerOf, tokenOf } from "../harness/payment/payer.ts";
import { paymentSecret } from "../harness/payment/payment-sandbox.ts";
import { testShop } from "../harness/test-shop.ts";

/* Who may begin a payment (who may not: security-order-access.test.ts), where the browser may be sent, and how often. */
const shop = testShop({ hasPayments: true });

describe("an order is paid by", () => {
  it("the session that placed it, its customer, and whoever has the link of the mail and knows whose it is", async () => {
    const customerId = await insertAccount(shop.sql, { email: "payer@example.com" });
    const order = await insertOrder(shop.sql, { method: "card", customerId });
    const pay = (body: object, headers: Record<string, string | undefined>) =>
      shop.api.post("/handle-payment", { orderId: order.id, ...body }, headers);
    expect((await pay({}, { "sw-context-token": order.token })).status).toBe(200);
    expect((await pay({}, await insertSession(shop.sql, customerId))).status).toBe(200);
    const { deepLinkCode, email } = order;
    expect((await pay({ deepLinkCode, email, zipcode: "60314" }, {})).status).toBe(200);
  });
});

describe("the browser is sent", () => {
  it.each([
    "https://evil.example/paid",
    "http://shop.example.evil.example/",
    "http://shop.example@evil.example/",
    "http://user:secret@shop.example/",
    "https://shop.example/paid",
    "http://shop.example:8080/paid",
    "//shop.example/paid",
    "/checkout/success",
    "javascript:alert(1)",
    `http://shop.example/${"x".repeat(600)}`,
  ])("never to %s", async (address) => {
    const payer = await newPayer(shop, { method: "card" });
    for (const field of ["finishUrl", "errorUrl"])
      expect((await payer.tryPay({ [field]: address })).faults).toEqual([
        `400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${field}`,
      ]);
    expect(await payer.state()).toBe("open");
  });

  it("to pages of any language of the shop, and to its own where none was named", async () => {
    const polish = await newPayer(shop, { method: "card" });
    expect((await polish.tryPay({ finishUrl: "http://shop.example/pl-PL/ok?x=1" })).status).toBe(200);
    await polish.act("pay");
    expect(await polish.comeBack()).toBe("http://shop.example/pl-PL/ok?x=1");
    const silent = await newPayer(shop, { method: "card" });
    await silent.pay({ finishUrl: undefined, errorUrl: undefined });
    await silent.act("pay");
    expect(await silent.comeBack()).toBe(`http://shop.example/checkout/success/${silent.order.id}/paid`);
  });
});

describe("a payment token", () => {
  const ticket = { transactionId: id.unknownId, attempt: 1, finishUrl, errorUrl, issuedAt: Date.now() };
  const finalize = (paymentToken: string) => shop.api.post("/hearth/payment/finalize", { paymentToken });
  const REFUSED = ["400 CHECKOUT__INVALID_PAYMENT_TOKEN"];

  it("is refused if it is not ours or about nothing", async () => {
    const payer = await newPayer(shop, { method: "card" });
    await payer.pay();
    const good = tokenOf(shop, await payer.reference());
    const [content = "", signature = ""] = good.split(".");
    const secret = [paymentSecret];
    const foreign = Buffer.from(
      JSON.stringify([payer.order.transactionId, 1, "https://evil.example", errorUrl, Date.now()]),
    ).toString("base64url");
    for (const bad of [
      ".",
      content,
      `${content}.`,
      `.${signature}`,
      `${foreign}.${signature}`,
      `${good}x`,
      `${good}.${signature}`,
      `${content}.${signature.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
      writePaymentToken({ ...ticket, transactionId: payer.order.transactionId }, ["another secret"]),
      writePaymentToken(ticket, secret),
    ])
      expect([bad, (await finalize(bad)).faults]).toEqual([bad, REFUSED]);
    expect((await finalize(good)).status).toBe(200);
  });

  it("that is too old says so, yet the payment is settled", async () => {
    const payer = await newPayer(shop, { method: "card" });
    await payer.pay();
    const secret = [paymentSecret];
    const issuedAt = Date.now() - 31 * 60_000;
    const token = writePaymentToken(
      { ...ticket, transactionId: payer.order.transactionId, issuedAt },
      secret,
    );
    expect(await payer.comeBack({ token })).toBe(`${errorUrl}?error-code=CHECKOUT__PAYMENT_TOKEN_EXPIRED`);
    await shop.sandbox.intercept(() => payer.act("pay"));
    expect(await payer.comeBack({ token })).toBe(finishUrl);
    expect(await payer.state()).toBe("paid");
  });

  it("of an earlier try cannot cancel a later one", async () => {
    const payer = await newPayer(shop, { method: "card" });
    shop.sandbox.control.failNext({ when: "after", path: "/v1/checkout/sessions", times: 2 });
    expect(await payer.pay()).toContain("error-code");
    shop.sandbox.control.stopFailing();
    const lost = shop.sandbox.control
      .payments()
      .find(({ shopReference }) => shopReference === payer.order.transactionId);
    const page = await payer.pay();
    const token = tokenOf(shop, lost?.reference ?? "");
    await payer.comeBack({ token, cancelled: true });
    expect(await payer.state()).toBe("in_progress");
    expect(await payer.pay()).toBe(page);
  });

  it("leads to the page that says it is being looked at while the provider cannot be asked", async () => {
    const payer = await newPayer(shop, { method: "wallet" });
    await payer.pay();
    await shop.sandbox.intercept(() => payer.act("pay"));
    shop.sandbox.control.failNext({ when: "before", path: "/v2/checkout/orders", times: 1 });
    expect(await payer.comeBack()).toBe(finishUrl);
    expect(await payer.state()).toBe("in_progress");
    const jobs =
      await shop.sql`select from graphile_worker.jobs where key = ${`settle_payment:${payer.order.transactionId}`}`;
    expect(jobs).toHaveLength(1);
  });
});

describe("trying stolen cards", () => {
  const LIMITED = ["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"];

  it("ends after five beginnings of one order, from wherever they come", async () => {
    const order = await insertOrder(shop.sql, { method: "card" });
    const statuses = [];
    for (let n = 0; n < 7; n++) {
      shop.sandbox.control.failNext({ when: "before", path: "/v1/checkout/sessions", times: 2 });
      const payer = payerOf(shop, order);
      statuses.push((await payer.tryPay()).status);
    }
    shop.sandbox.control.stopFailing();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it("ends after ten beginnings from one address; who pays is forgiven", async () => {
    const from = { "x-forwarded-for": "198.51.100.7" };
    const begin = async () => {
      const payer = await newPayer(shop, { method: "card" });
      const { faults } = await shop.api.post(
        "/handle-payment",
        { orderId: payer.order.id, finishUrl, errorUrl },
        { ...payer.headers, ...from },
      );
      return { payer, faults };
    };
    const first = await begin();
    for (let n = 1; n < 10; n++) expect((await begin()).faults).toEqual([]);
    expect((await begin()).faults).toEqual(LIMITED);
    await first.payer.act("pay");
    const paymentToken = tokenOf(shop, await first.payer.reference());
    await shop.api.post("/hearth/payment/finalize", { paymentToken }, from);
    expect((await begin()).faults).toEqual([]);
    expect((await begin()).faults).toEqual(LIMITED);
  });
});
