import type { Customer } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import {
  contextOf,
  guestRegistration,
  linkIn,
  mailsTo,
  newEmail,
  newGuest,
  registration,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { freshToken, item, newShopper } from "../harness/order/cart.ts";
import { testShop } from "../harness/test-shop.ts";

/* Registrations that sign in at once: guests, and customers of a shop that asks for no proof by mail. */
const shop = testShop();
const register = (form: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register", form, withToken(token));
const confirm = (proof: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register-confirm", proof, withToken(token));

describe("a guest", () => {
  it("is signed in at once, as often as they like under one address [2]", async () => {
    const token = freshToken();
    const { body, token: next } = await register(guestRegistration(), token);
    expect(body).toMatchObject({ guest: true, doubleOptInRegistration: false });
    expect(next).not.toBe(token);
    const again = await register(guestRegistration({ email: body.email }));
    expect(again.body.id).not.toBe(body.id);
    expect(await mailsTo(shop, body.email)).toEqual([]);
  });

  it("cannot sign in by password, not even with the address of an account", async () => {
    const { email } = await newGuest(shop);
    expect((await tryLogin(shop, email)).faults).toEqual(["401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS"]);
  });

  it("becomes an account by registering: the cart comes along, the addresses do not", async () => {
    const guest = await newGuest(shop);
    await guest.shopper.add(item("hose"));
    const email = newEmail();
    await register(registration(email), guest.token);
    const { token } = await confirm(await linkIn(shop, email, "register-confirm"), guest.token);
    expect((await newShopper(shop.api, {}, token ?? "").read()).lineItems).toHaveLength(1);
    const { customer } = await contextOf(shop, token ?? "");
    expect(customer?.activeShippingAddress?.customerId).toBe(customer?.id);
  });
});

describe("without confirmation by mail", () => {
  const trusting = testShop({ env: { DOUBLE_OPT_IN: "0" } });

  it("a registration is signed in at once and its cart moves along", async () => {
    const shopper = newShopper(trusting.api);
    await shopper.add(item("hose", 3));
    const email = newEmail();
    const { body, token } = await trusting.api.post<Customer>(
      "/account/register",
      registration(email),
      shopper.headers,
    );
    expect(body.doubleOptInRegistration).toBe(false);
    expect(token).not.toBe(shopper.token);
    expect(await whoIs(trusting, token ?? "")).toBe(email);
    expect((await newShopper(trusting.api, {}, token ?? "").read()).lineItems[0]?.quantity).toBe(3);
    expect((await shopper.read()).lineItems).toEqual([]);
    expect((await mailsTo(trusting, email)).map((mail) => mail.template)).toEqual(["welcome"]);
  });

  it("an address is still only given once", async () => {
    const email = newEmail();
    await trusting.api.post("/account/register", registration(email));
    const { body, token } = await trusting.api.post<Customer>(
      "/account/register",
      registration(email),
      withToken("a".repeat(32)),
    );
    expect([body.doubleOptInConfirmDate, token]).toEqual([null, "a".repeat(32)]);
  });
});
