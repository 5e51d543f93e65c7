import { describe, expect, it } from "vitest";
import { readPaymentToken, writePaymentToken } from "../../src/modules/payment/payment-token.ts";
import { newEmail, withToken } from "../harness/account/account.ts";
import { freshToken } from "../harness/order/cart.ts";
import { errorUrl, finishUrl, newPayer, tokenOf } from "../harness/payment/payer.ts";
import { paymentSecret } from "../harness/payment/payment-sandbox.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* A secret is changed while people are at it: what the former one signed is still good, and the new one signs. */
const NEW_PAYMENT_SECRET = "the new payment secret of the tests";
const NEW_SERVICE_KEY = "the new service key of all servers";
const shop = testShop({
  hasPayments: true,
  env: {
    PAYMENT_SECRET: NEW_PAYMENT_SECRET,
    PAYMENT_SECRET_PREVIOUS: paymentSecret,
    SERVICE_KEY: NEW_SERVICE_KEY,
    SERVICE_KEY_PREVIOUS: serviceKey,
  },
});

describe("PAYMENT_SECRET", () => {
  it("whoever left for the provider before the change comes back after it", async () => {
    const payer = await newPayer(shop, { method: "card" });
    await payer.pay();
    await shop.sandbox.intercept(() => payer.act("pay"));
    const { transactionId } = payer.order;
    const ticket = { transactionId, attempt: 1, finishUrl, errorUrl, issuedAt: Date.now() };
    expect(await payer.comeBack({ token: writePaymentToken(ticket, [paymentSecret]) })).toBe(finishUrl);
  });

  it("the new one signs", async () => {
    const payer = await newPayer(shop, { method: "card" });
    await payer.pay();
    const token = tokenOf(shop, await payer.reference());
    expect(readPaymentToken(token, [NEW_PAYMENT_SECRET])).not.toBeNull();
    expect(readPaymentToken(token, [paymentSecret])).toBeNull();
  });

  it("a third one is nobody's", async () => {
    const payer = await newPayer(shop, { method: "card" });
    await payer.pay();
    const ticket = {
      transactionId: payer.order.transactionId,
      attempt: 1,
      finishUrl,
      errorUrl,
      issuedAt: Date.now(),
    };
    const paymentToken = writePaymentToken(ticket, ["a secret of somebody else altogether"]);
    const { faults } = await shop.api.post("/hearth/payment/finalize", { paymentToken });
    expect(faults).toEqual(["400 CHECKOUT__INVALID_PAYMENT_TOKEN"]);
  });
});

describe("SERVICE_KEY", () => {
  it.each([
    ["the new one", NEW_SERVICE_KEY, 200],
    ["the former one", serviceKey, 200],
    ["another", "somebody's key", 401],
  ])("%s", async (_which, key, status) => {
    const body = { provider: "google", subject: newEmail(), email: newEmail(), emailVerified: true };
    const headers = { "x-hearth-service-key": key, ...withToken(freshToken()) };
    expect((await shop.api.post("/hearth/account/social-login", body, headers)).status).toBe(status);
  });
});
