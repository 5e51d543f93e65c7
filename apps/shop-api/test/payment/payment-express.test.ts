import type { Order } from "@hearth/contract";
import { expect, it } from "vitest";
import { guestRegistration } from "../harness/account/account.ts";
import { freshToken, item, newShopper, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertOrder } from "../harness/order/given-order.ts";
import { finishUrl, payerOf } from "../harness/payment/payer.ts";
import { paymentWorker } from "../harness/payment/payment-worker.ts";
import { testShop } from "../harness/test-shop.ts";

/* The wallet is opened from the cart: nothing is ordered by it, only its session knows who pays, and the order decides the amount. */
const shop = testShop({ hasPayments: true });
paymentWorker(shop);

const pages = { returnUrl: "http://shop.example/back", cancelUrl: "http://shop.example/cart" };
interface Started {
  id: string;
  redirectUrl: string;
}
interface Payer {
  isApproved: boolean;
  email: string | null;
  lastName: string | null;
  countryIso: string | null;
}

async function openWallet(): Promise<{ shopper: Shopper; started: Started }> {
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose", 2));
  const { body } = await shop.api.post<Started>("/hearth/payment/express", pages, shopper.headers);
  return { shopper, started: body };
}

const read = (wallet: string, headers: Shopper["headers"]) =>
  shop.api.post<Payer>("/hearth/payment/express/read", { id: wallet }, headers);

/** A guest with the address the wallet told, who goes on to order. */
async function registerGuest(shopper: Shopper): Promise<Record<string, string>> {
  const { token, faults } = await shop.api.post("/account/register", guestRegistration(), shopper.headers);
  expect(faults).toEqual([]);
  const headers = { "sw-context-token": token ?? "" };
  await shop.api.patch("/context", { paymentMethodId: id.paymentMethod("wallet") }, headers);
  return headers;
}

it("tells its own session who pays, and nobody else", async () => {
  const { shopper, started } = await openWallet();
  expect(started.redirectUrl).toMatch(/^http:\/\/localhost:\d+\/checkoutnow/);
  expect((await read(started.id, shopper.headers)).body).toMatchObject({ isApproved: false });
  shop.sandbox.control.act(started.id, "pay");
  expect((await read(started.id, shopper.headers)).body).toMatchObject({
    id: started.id,
    isApproved: true,
    email: expect.stringContaining("@"),
    countryIso: "DE",
  });
  const refused = ["404 CHECKOUT__INVALID_PAYMENT_TOKEN"];
  expect((await read(started.id, {})).faults).toEqual(refused);
  expect((await read(started.id, { "sw-context-token": freshToken() })).faults).toEqual(refused);
  expect((await read("nobody", shopper.headers)).faults).toEqual(refused);
});

it("pays the order that follows, with the order's amount, at once", async () => {
  const { shopper, started } = await openWallet();
  shop.sandbox.control.act(started.id, "pay");
  const guest = await registerGuest(shopper);
  // The session goes on under another token, and the wallet with it.
  expect((await read(started.id, guest)).body).toMatchObject({ isApproved: true });
  await shop.api.post("/checkout/cart/line-item", { items: [item("valve", 1)] }, guest);
  const { body: order } = await shop.api.post<Order>("/checkout/order", { expressId: started.id }, guest);
  const { body } = await shop.api.post<{ redirectUrl: string | null }>(
    "/handle-payment",
    { orderId: order.id, finishUrl },
    guest,
  );
  expect(body.redirectUrl).toBeNull();
  const [row] = await shop.sql`
    select state, captured_cents, provider_reference from order_transaction where order_id = ${order.id}`;
  expect(row).toEqual({
    state: "paid",
    captured_cents: Math.round(order.amountTotal * 100),
    provider_reference: started.id,
  });
});

it("a wallet that was never agreed to leads to its page after the order", async () => {
  const { shopper, started } = await openWallet();
  const guest = await registerGuest(shopper);
  const { body: order } = await shop.api.post<Order>("/checkout/order", { expressId: started.id }, guest);
  const { body } = await shop.api.post<{ redirectUrl: string | null }>(
    "/handle-payment",
    { orderId: order.id, finishUrl },
    guest,
  );
  expect(body.redirectUrl).toMatch(/^http:\/\/localhost/);
  expect(body.redirectUrl).not.toContain(started.id);
});

it("nobody pays with a wallet somebody else has opened", async () => {
  const { started } = await openWallet();
  shop.sandbox.control.act(started.id, "pay");
  const thief = await insertOrder(shop.sql, { method: "wallet", details: { expressId: started.id } });
  expect(await payerOf(shop, thief).pay()).toMatch(/^http:\/\/localhost/);
  const payment = shop.sandbox.control.payments().find(({ reference }) => reference === started.id);
  expect(payment).toMatchObject({ capturedCents: 0 });
});

it("a wallet is opened only for a cart it may pay, and leads only into the shop", async () => {
  const open = (shopper: Shopper, change: object = {}) =>
    shop.api.post("/hearth/payment/express", { ...pages, ...change }, shopper.headers);
  expect((await open(newShopper(shop.api))).faults).toEqual(["400 CHECKOUT__CART_EMPTY"]);
  const rich = newShopper(shop.api);
  await rich.add(item("module-white", 51));
  expect((await open(rich)).faults).toEqual(["400 CHECKOUT__UNKNOWN_PAYMENT_METHOD"]);
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  for (const field of ["returnUrl", "cancelUrl"])
    expect((await open(shopper, { [field]: "https://evil.example/" })).faults).toEqual([
      `400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${field}`,
    ]);
  shop.sandbox.control.failNext({ when: "before", path: "/v2/checkout/orders", times: 1 });
  expect((await open(shopper)).faults).toEqual(["400 CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED"]);
});
