import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { fromElsewhere, newMember, PASSWORD, tryLogin } from "../harness/account/account.ts";
import { testShop } from "../harness/test-shop.ts";

/* How often a password may be guessed. The counting itself: account-attempts.test.ts. */
const shop = testShop();
const newEmail = () => `${randomBytes(8).toString("hex")}@example.com`;

it("the eleventh guess at an account is refused before anything is computed, even with the right password", async () => {
  const { email } = await newMember(shop);
  for (let guess = 0; guess < 10; guess++)
    expect((await tryLogin(shop, email, { password: `guess ${guess}` })).status).toBe(401);
  const { verify } = shop.services.passwords;
  let checks = 0;
  shop.services.passwords.verify = (...given) => {
    checks++;
    return verify(...given);
  };
  const refused = await tryLogin(shop, email);
  shop.services.passwords.verify = verify;
  expect(refused.faults).toEqual(["429 CHECKOUT__CUSTOMER_AUTH_THROTTLED"]);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
  expect(checks).toBe(0);
});

it("100 guesses at once evaluate ten", async () => {
  const { email } = await newMember(shop);
  const guesses = Array.from({ length: 100 }, (_, n) => tryLogin(shop, email, { password: `guess ${n}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(90);
});

it("strangers' guesses do not lock out a device the owner has signed in with, nor does it open the door to them", async () => {
  const [owner, other] = [await newMember(shop), await newMember(shop)];
  const deviceOf = async (email: string) =>
    (await tryLogin(shop, email)).headers.get("x-hearth-device") ?? "";
  const device = await deviceOf(owner.email);
  for (let guess = 0; guess < 10; guess++) await tryLogin(shop, owner.email, { password: `guess ${guess}` });
  const from = (token: string) => ({ headers: { "x-hearth-device": token } });
  expect((await tryLogin(shop, owner.email, from(await deviceOf(other.email)))).status).toBe(429);
  expect((await tryLogin(shop, owner.email, from(device))).status).toBe(200);
  expect((await tryLogin(shop, owner.email)).status).toBe(429);
  // Who found the device has ten guesses like anybody.
  const statuses = [];
  for (let guess = 0; guess < 11; guess++)
    statuses.push((await tryLogin(shop, owner.email, { password: "wrong", ...from(device) })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
});

it("an unknown address is throttled like a known one", async () => {
  const email = newEmail();
  for (let guess = 0; guess < 10; guess++) await tryLogin(shop, email);
  expect((await tryLogin(shop, email)).faults).toEqual(["429 CHECKOUT__CUSTOMER_AUTH_THROTTLED"]);
});

it("strangers' guesses at the login do not keep the owner who is signed in from changing the password", async () => {
  const member = await newMember(shop);
  for (let guess = 0; guess < 10; guess++) await tryLogin(shop, member.email, { password: `guess ${guess}` });
  expect((await tryLogin(shop, member.email)).status).toBe(429);
  const change = { password: PASSWORD, newPassword: "something new", newPasswordConfirm: "something new" };
  expect((await shop.api.post("/account/change-password", change, member.headers)).faults).toEqual([]);
});

it("guesses at changing e-mail and password count as well, for the session they come from", async () => {
  const member = await newMember(shop);
  const wrong = { password: "wrong", newPassword: "something new", newPasswordConfirm: "something new" };
  for (let guess = 0; guess < 10; guess++)
    expect((await shop.api.post("/account/change-password", wrong, member.headers)).status).toBe(400);
  const { faults } = await shop.api.post("/account/change-password", wrong, member.headers);
  expect(faults).toEqual(["429 CHECKOUT__CUSTOMER_AUTH_THROTTLED"]);
  expect((await tryLogin(shop, member.email)).status).toBe(200);
});

it("guesses at many accounts from one address are slowed down", async () => {
  const headers = fromElsewhere();
  for (let guess = 0; guess < 10; guess++)
    await shop.api.post("/account/login", { username: newEmail(), password: PASSWORD }, headers);
  const refused = await shop.api.post(
    "/account/login",
    { username: newEmail(), password: PASSWORD },
    headers,
  );
  expect(refused.headers.get("retry-after")).toBe("10");
});
