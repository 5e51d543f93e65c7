import { describe, expect, it } from "vitest";
import {
  login,
  newMember,
  PASSWORD,
  runAccountJobs,
  linkIn,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { setLastUse } from "../harness/account/session-keys.ts";
import { testShop } from "../harness/test-shop.ts";

/* Signing in on a second device is a session of its own (ASVS 7.2.4); cart and choices are the customer's, wherever they are. */
const shop = testShop();
const hose = id.product("hose");
const valve = id.product("valve");
const shopperOf = (token: string) => newShopper(shop.api, {}, token);
const logout = (token: string) => shop.api.post("/account/logout", {}, withToken(token));

async function twoDevices() {
  const member = await newMember(shop);
  return { member, phone: member.token, desk: await login(shop, member.email) };
}

describe("two devices of one customer", () => {
  it("have each a token of their own", async () => {
    const { member, phone, desk } = await twoDevices();
    expect(phone).not.toBe(desk);
    expect([await whoIs(shop, phone), await whoIs(shop, desk)]).toEqual([member.email, member.email]);
  });

  it("see the same cart, whoever of them changes it", async () => {
    const { phone, desk } = await twoDevices();
    await shopperOf(phone).add(item("hose", 2));
    expect(quantitiesOf(await shopperOf(desk).read())).toEqual([[hose, 2]]);
    await shopperOf(desk).set(hose, 3);
    await shopperOf(desk).add(item("valve", 2));
    expect(new Map(quantitiesOf(await shopperOf(phone).read()))).toEqual(
      new Map([
        [hose, 3],
        [valve, 2],
      ]),
    );
  });

  it("see the same choices", async () => {
    const { phone, desk } = await twoDevices();
    await shopperOf(phone).choose({ currencyId: id.currency("pln") });
    expect((await shopperOf(desk).context()).currency.isoCode).toBe("PLN");
  });

  it("change the cart at the same moment and lose nothing", async () => {
    const { phone, desk } = await twoDevices();
    await Promise.all(Array.from({ length: 8 }, (_, n) => shopperOf(n % 2 ? phone : desk).add(item("hose"))));
    expect(quantitiesOf(await shopperOf(desk).read())).toEqual([[hose, 8]]);
  });
});

describe("one of two devices", () => {
  it("signs out alone", async () => {
    const { member, phone, desk } = await twoDevices();
    await shopperOf(phone).add(item("hose"));
    await logout(phone);
    expect([await whoIs(shop, phone), await whoIs(shop, desk)]).toEqual([null, member.email]);
    expect((await shopperOf(phone).read()).lineItems).toEqual([]);
    expect(quantitiesOf(await shopperOf(desk).read())).toEqual([[hose, 1]]);
  });

  it("ends alone when it was not used for a day, though the other uses the cart", async () => {
    const { member, phone, desk } = await twoDevices();
    await setLastUse(shop.sql, phone, new Date(Date.now() - 25 * 3_600_000));
    await shopperOf(desk).add(item("hose"));
    const late = await shop.api.get("/checkout/cart", withToken(phone));
    expect(late.token).not.toBe(phone);
    expect(late.body).toMatchObject({ lineItems: [] });
    expect([await whoIs(shop, phone), await whoIs(shop, desk)]).toEqual([null, member.email]);
  });

  it.each(["/context", "/checkout/cart"])("ends after thirty days, however busy it was: %s", async (path) => {
    const { phone, desk } = await twoDevices();
    const age = (days: number) => shop.sql`
      update customer_session set created_at = now() - ${days} * interval '1 day'
      where token_hash = encode(sha256(${phone}::text::bytea), 'hex')`;
    await age(29);
    expect((await shop.api.get(path, withToken(phone))).token).toBe(phone);
    await age(31);
    expect((await shop.api.get(path, withToken(phone))).token).not.toBe(phone);
    expect((await shop.api.get(path, withToken(desk))).token).toBe(desk);
  });

  it("changes the password: it goes on under a new token, the others are signed out", async () => {
    const { member, phone, desk } = await twoDevices();
    await shopperOf(phone).add(item("hose"));
    const newPassword = "Heizt auch bei Frost 7";
    const body = { password: PASSWORD, newPassword, newPasswordConfirm: newPassword };
    const { token } = await shop.api.post("/account/change-password", body, withToken(phone));
    expect(await Promise.all([phone, desk, token ?? ""].map((each) => whoIs(shop, each)))).toEqual([
      null,
      null,
      member.email,
    ]);
    expect(quantitiesOf(await shopperOf(token ?? "").read())).toEqual([[hose, 1]]);
  });
});

it("a recovered password signs every device out", async () => {
  const { member, phone, desk } = await twoDevices();
  await shop.api.post("/account/recovery-password", {
    email: member.email,
    storefrontUrl: "http://shop.example",
  });
  await runAccountJobs(shop);
  const { hash } = await linkIn(shop, member.email, "password-recovery");
  const newPassword = "Heizt auch bei Frost 7";
  const body = { hash, newPassword, newPasswordConfirm: newPassword };
  expect((await shop.api.post("/account/recovery-password-confirm", body)).status).toBe(200);
  expect([await whoIs(shop, phone), await whoIs(shop, desk)]).toEqual([null, null]);
});
