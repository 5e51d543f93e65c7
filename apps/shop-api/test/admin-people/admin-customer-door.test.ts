import type { CustomerSheet } from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import {
  fromElsewhere,
  linkIn,
  login,
  mailsTo,
  newMember,
  runAccountJobs,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Who is blocked is out at once on every device, and comes in by no door. */
const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("service"));
});

const sheet = async (customerId: string) =>
  (await client.ask<CustomerSheet>("readCustomer", { params: { id: customerId } })).body;

async function move(how: "blockCustomer" | "unblockCustomer", customerId: string) {
  const { version } = await sheet(customerId);
  return client.ask<CustomerSheet>(how, { params: { id: customerId }, input: { version } });
}

it("every device is signed out, and the sessions are gone, not only hidden", async () => {
  const member = await newMember(shop);
  const phone = await login(shop, member.email);
  expect((await sheet(member.id)).sessionCount).toBe(2);
  expect((await move("blockCustomer", member.id)).body).toMatchObject({ state: "blocked", sessionCount: 0 });
  expect([await whoIs(shop, member.token), await whoIs(shop, phone)]).toEqual([null, null]);
  expect(await shop.sql`select from customer_session where customer_id = ${member.id}`).toHaveLength(0);
  const orders = await shop.api.post("/order", {}, withToken(phone));
  expect(orders.faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
});

it("neither password, provider nor recovery lets them in", async () => {
  const member = await newMember(shop);
  const subject = member.id;
  await shop.sql`insert into customer_identity (provider, subject, customer_id) values ('google', ${subject}, ${member.id})`;
  const recovery = { email: member.email, storefrontUrl: "http://shop.example" };
  void (await shop.api.post("/account/recovery-password", recovery, fromElsewhere())).body;
  await runAccountJobs(shop);
  const { hash } = await linkIn(shop, member.email, "password-recovery");
  void (await move("blockCustomer", member.id)).body;

  expect((await tryLogin(shop, member.email)).faults).toEqual([
    "401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS",
  ]);
  const identity = { provider: "google", subject, email: member.email, emailVerified: true };
  const social = await shop.api.post("/hearth/account/social-login", identity, {
    "x-hearth-service-key": serviceKey,
  });
  expect(social.status).toBeGreaterThanOrEqual(400);
  // A link that was on its way gives a new password at most, and that opens nothing.
  const password = "ein neues Kennwort";
  const form = { hash, newPassword: password, newPasswordConfirm: password };
  await shop.api.post("/account/recovery-password-confirm", form, fromElsewhere());
  expect((await tryLogin(shop, member.email, { password })).status).toBe(401);
  const before = (await mailsTo(shop, member.email)).length;
  await shop.api.post("/account/recovery-password", recovery, fromElsewhere());
  await runAccountJobs(shop);
  expect(await mailsTo(shop, member.email)).toHaveLength(before);
});

it("let in again they find their cart, and sign in as before", async () => {
  const member = await newMember(shop);
  await member.shopper.add(item("hose", 2));
  void (await move("blockCustomer", member.id)).body;
  expect((await move("unblockCustomer", member.id)).body.state).toBe("active");
  expect(await whoIs(shop, member.token)).toBeNull();
  const token = await login(shop, member.email);
  expect(await whoIs(shop, token)).toBe(member.email);
  const cart = await shop.api.get<{ lineItems: { quantity: number }[] }>("/checkout/cart", withToken(token));
  expect(cart.body.lineItems).toMatchObject([{ quantity: 2 }]);
});

it("two people at once: the second is told what the first did", async () => {
  const { id } = await newMember(shop);
  const { version } = await sheet(id);
  const block = () => client.ask("blockCustomer", { params: { id }, input: { version } });
  const answers = await Promise.all([block(), block()]);
  expect(answers.map(({ faults }) => faults).toSorted((a, b) => a.length - b.length)).toEqual([
    [],
    ["409 ADMIN__CHANGED_MEANWHILE"],
  ]);
});

it.each(["orders", "catalogue", "read-only"] as const)("the role %s blocks nobody", async (role) => {
  const { id, token, email } = await newMember(shop);
  const other = await admin.worker(role);
  const answer = await other.client.ask("blockCustomer", { params: { id }, input: { version: 1 } });
  expect(answer.faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  expect(await whoIs(shop, token)).toBe(email);
});
