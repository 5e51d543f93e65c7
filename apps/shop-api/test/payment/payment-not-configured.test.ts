import type { Cart } from "@hearth/contract";
import { expect, it } from "vitest";
import { item, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { newPayer } from "../harness/payment/payer.ts";
import { sendWebhook } from "../harness/payment/payment-sandbox.ts";
import { keyOf } from "../harness/account/session-keys.ts";
import { testShop } from "../harness/test-shop.ts";

/* A shop without keys of a provider does not offer what it could not take. */
const shop = testShop();
const cards = ["card", "wallet", "sepa"] as const;

it("offers no method without somebody who takes the money", async () => {
  for (const body of [{}, { onlyAvailable: true }]) {
    const answer = await shop.api.post<{ elements: { technicalName: string }[] }>("/payment-method", body);
    const names = answer.body.elements.map(({ technicalName }) => technicalName);
    expect(names).toEqual(["payment_prepayment", "payment_invoicepayment"]);
  }
});

it.each(cards)("%s cannot be chosen", async (method) => {
  const { faults } = await shop.api.patch("/context", { paymentMethodId: id.paymentMethod(method) });
  expect(faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /paymentMethodId"]);
});

it("a session that chose it when it was offered is given another", async () => {
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  await shop.sql`insert into shop_context (context_key, sales_channel_id, payment_method_id)
    select ${keyOf(shop.sql, shopper.token)}, id, ${id.paymentMethod("card")} from sales_channel where access_key = ${id.accessKey}
    on conflict (context_key) do update set payment_method_id = excluded.payment_method_id`;
  const cart: Cart = await shopper.read();
  expect(cart.transactions[0]?.paymentMethodId).toBe(id.paymentMethod("prepayment"));
});

it.each(cards)("an order by %s cannot be begun to be paid", async (method) => {
  const payer = await newPayer(shop, { method });
  expect((await payer.tryPay()).faults).toEqual(["400 CHECKOUT__UNKNOWN_PAYMENT_METHOD"]);
  expect(await payer.state()).toBe("open");
});

it("has no door for webhooks", async () => {
  for (const name of ["stripe", "paypal"])
    expect((await sendWebhook(`${shop.origin}/webhooks/${name}`, "{}", {})).status).toBe(404);
});

it("opens no wallet from the cart", async () => {
  const shopper = newShopper(shop.api);
  await shopper.add(item("hose"));
  const pages = { returnUrl: "http://shop.example/a", cancelUrl: "http://shop.example/b" };
  const { faults } = await shop.api.post("/hearth/payment/express", pages, shopper.headers);
  expect(faults).toEqual(["400 CHECKOUT__UNKNOWN_PAYMENT_METHOD"]);
});
