import { describe, expect, it } from "vitest";
import { tokenHash } from "../../src/modules/context/index.ts";
import {
  contextOf,
  login,
  newGuest,
  newMember,
  PASSWORD,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { freshToken, item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";
import { keyOf, setLastUse } from "../harness/account/session-keys.ts";

/* Contract 1.4, row by row, for the rows that change who somebody is. The others are in context-token-life-cycle.test.ts. */
const shop = testShop();
const hose = id.product("hose");
const valve = id.product("valve");
const cartOf = (token: string) => newShopper(shop.api, {}, token).read();
const logout = (token: string) => shop.api.post("/account/logout", {}, withToken(token));

describe("login", () => {
  it("gives a new token, also when none was sent [260]", async () => {
    const { email } = await newMember(shop);
    const token = (await tryLogin(shop, email)).token ?? "";
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(await whoIs(shop, token)).toBe(email);
  });

  it("takes the address in any case and with the name `email`", async () => {
    const { email } = await newMember(shop);
    expect((await tryLogin(shop, email.toUpperCase())).status).toBe(200);
    expect((await shop.api.post("/account/login", { email, password: PASSWORD })).status).toBe(200);
  });

  it("leaves the token it was sent with worthless", async () => {
    const { email, token: registered } = await newMember(shop);
    await logout(registered);
    const planted = freshToken();
    const token = await login(shop, email, planted);
    expect(token).not.toBe(planted);
    expect(await whoIs(shop, planted)).toBeNull();
  });

  it("turns the session into the customer's: its cart and choices stay [171]", async () => {
    const { email, id: customerId } = await newMember(shop);
    await shop.sql`delete from shop_context where customer_id = ${customerId}`;
    const visitor = newShopper(shop.api);
    await visitor.add(item("hose", 2));
    await visitor.choose({ currencyId: id.currency("pln") });
    const token = await login(shop, email, visitor.token);
    expect(quantitiesOf(await cartOf(token))).toEqual([[hose, 2]]);
    expect((await contextOf(shop, token)).currency.isoCode).toBe("PLN");
    expect((await visitor.read()).lineItems).toEqual([]);
  });

  it("gives a second device a token of its own: one customer, one context, one cart", async () => {
    const first = await newMember(shop);
    await first.shopper.add(item("hose", 2), item("valve", 2));
    await first.shopper.choose({ currencyId: id.currency("pln") });
    const second = newShopper(shop.api);
    await second.add(item("hose", 3), item("thermostat"));
    const token = await login(shop, first.email, second.token);
    expect(token).not.toBe(first.token);
    const merged = new Map(quantitiesOf(await cartOf(token)));
    expect(merged).toEqual(
      new Map([
        [hose, 5],
        [valve, 2],
        [id.product("thermostat"), 1],
      ]),
    );
    expect(new Map(quantitiesOf(await first.shopper.read()))).toEqual(merged);
    expect((await contextOf(shop, token)).currency.isoCode).toBe("PLN");
    expect(
      await shop.sql`select from shop_context where context_key = ${tokenHash(second.token)}`,
    ).toHaveLength(0);
    expect((await second.read()).lineItems).toEqual([]);
  });

  it("merges a cart once although two devices sign in at the same moment", async () => {
    const first = await newMember(shop);
    await first.shopper.add(item("hose"));
    const visitor = newShopper(shop.api);
    await visitor.add(item("hose", 2));
    const tokens = await Promise.all(
      Array.from({ length: 6 }, () => login(shop, first.email, visitor.token)),
    );
    expect(new Set([...tokens, first.token]).size).toBe(7);
    for (const token of [...tokens, first.token])
      expect(quantitiesOf(await cartOf(token))).toEqual([[hose, 3]]);
  });

  it("again with the customer's own token gives a new one and ends the old", async () => {
    const member = await newMember(shop);
    const token = await login(shop, member.email, member.token);
    expect(token).not.toBe(member.token);
    expect([await whoIs(shop, token), await whoIs(shop, member.token)]).toEqual([member.email, null]);
  });

  it("as somebody else parks the session it came with and brings nothing of it along", async () => {
    const [one, other] = [await newMember(shop), await newMember(shop)];
    await one.shopper.add(item("hose"));
    const token = await login(shop, other.email, one.token);
    expect(await whoIs(shop, token)).toBe(other.email);
    expect((await cartOf(token)).lineItems).toEqual([]);
    expect(await whoIs(shop, one.token)).toBeNull();
    expect(quantitiesOf(await cartOf(await login(shop, one.email)))).toEqual([[hose, 1]]);
  });

  it("does not revive a context that was too long unused, but its cart", async () => {
    const member = await newMember(shop);
    await member.shopper.add(item("hose"));
    const past = new Date(Date.now() - 48 * 3_600_000);
    await shop.sql`update cart set updated_at = ${past} where context_key = ${keyOf(shop.sql, member.token)}`;
    await setLastUse(shop.sql, member.token, past);
    expect(await whoIs(shop, member.token)).toBeNull();
    const token = await login(shop, member.email);
    expect(token).not.toBe(member.token);
    expect(quantitiesOf(await cartOf(token))).toEqual([[hose, 1]]);
  });

  it("is one answer for a wrong password, an unknown address and a customer who was locked [306]", async () => {
    const [wrong, locked] = [await newMember(shop), await newMember(shop)];
    await shop.sql`update customer set active = false where id = ${locked.id}`;
    const answers = [
      await tryLogin(shop, wrong.email, { password: "something else" }),
      await tryLogin(shop, "nobody@example.com"),
      await tryLogin(shop, locked.email),
    ];
    for (const { faults } of answers) expect(faults).toEqual(["401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS"]);
    expect(await whoIs(shop, locked.token)).toBeNull();
  });
});

describe("logout", () => {
  it("of a customer parks session and cart until the next login [262]", async () => {
    const member = await newMember(shop);
    await member.shopper.add(item("hose", 4));
    await member.shopper.choose({ currencyId: id.currency("pln") });
    const { token, body } = await logout(member.token);
    expect(body).toMatchObject({ redirectUrl: null });
    expect(token).not.toBe(member.token);
    for (const dead of [member.token, token ?? ""]) {
      expect(await whoIs(shop, dead)).toBeNull();
      expect((await cartOf(dead)).lineItems).toEqual([]);
    }
    const back = await login(shop, member.email);
    expect(quantitiesOf(await cartOf(back))).toEqual([[hose, 4]]);
    expect((await contextOf(shop, back)).currency.isoCode).toBe("PLN");
  });

  it("of a guest deletes session, cart and guest [176, 262]", async () => {
    const guest = await newGuest(shop);
    await guest.shopper.add(item("hose"));
    const [before] = await shop.sql<{ key: string }[]>`
      select context_key as key from shop_context where customer_id = ${guest.id}`;
    const key = before?.key ?? "";
    const { token } = await logout(guest.token);
    expect(token).not.toBe(guest.token);
    expect(await shop.sql`select from shop_context where context_key = ${key}`).toHaveLength(0);
    expect(await shop.sql`select from cart where context_key = ${key}`).toHaveLength(0);
    expect(await shop.sql`select from customer where id = ${guest.id}`).toHaveLength(0);
  });

  it("is refused for nobody, and a second time", async () => {
    expect((await logout(freshToken())).faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
    const member = await newMember(shop);
    await logout(member.token);
    expect((await logout(member.token)).faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
  });
});

describe("the context of a customer", () => {
  it("shows customer, addresses and where the goods go [111, 262]", async () => {
    const member = await newMember(shop, {
      shippingAddress: {
        street: "ul. Ciepła 2",
        zipcode: "40-001",
        city: "Katowice",
        countryId: id.country("pl"),
      },
    });
    const context = await contextOf(shop, member.token);
    expect(context.customer).toMatchObject({
      email: member.email,
      activeBillingAddress: { city: "Frankfurt", isDefaultBillingAddress: true, country: { iso: "DE" } },
      activeShippingAddress: { city: "Katowice", isDefaultShippingAddress: true },
    });
    expect(context.shippingLocation).toMatchObject({ country: { iso: "PL" }, address: { city: "Katowice" } });
  });

  it("delivers to another of the customer's addresses when asked to", async () => {
    const member = await newMember(shop, {
      shippingAddress: {
        street: "ul. Ciepła 2",
        zipcode: "40-001",
        city: "Katowice",
        countryId: id.country("pl"),
      },
    });
    const { customer } = await contextOf(shop, member.token);
    const shippingAddressId = customer?.defaultBillingAddressId;
    expect((await shop.api.patch("/context", { shippingAddressId }, member.headers)).status).toBe(200);
    const context = await contextOf(shop, member.token);
    expect(context.shippingLocation.country.iso).toBe("DE");
    expect(context.customer).toMatchObject({
      activeShippingAddress: { id: shippingAddressId },
      defaultShippingAddressId: customer?.defaultShippingAddressId,
    });
  });

  it("refuses an address of somebody else and one that does not exist", async () => {
    const [member, other] = [await newMember(shop), await newMember(shop)];
    const foreign = (await contextOf(shop, other.token)).customer?.defaultBillingAddressId;
    for (const billingAddressId of [foreign, id.unknownId]) {
      const { faults } = await shop.api.patch("/context", { billingAddressId }, member.headers);
      expect(faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /billingAddressId"]);
    }
    const anonymous = await shop.api.patch(
      "/context",
      { billingAddressId: foreign },
      withToken(freshToken()),
    );
    expect(anonymous.faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
  });
});
