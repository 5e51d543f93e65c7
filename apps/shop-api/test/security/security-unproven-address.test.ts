import { randomBytes } from "node:crypto";
import type { CustomerExport } from "@hearth/contract";
import { expect, it } from "vitest";
import {
  fromElsewhere,
  linkIn,
  mailsTo,
  type Member,
  newEmail,
  newMember,
  runAccountJobs,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { freshToken } from "../harness/order/cart.ts";
import { confirmEmailChange, emailChangeLink } from "../harness/account/email-change.ts";
import { newReader } from "../harness/account/newsletter.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Somebody has an account under an address that is not theirs and waits for its owner, or looks for what is known of them. Such
 * accounts are made where new ones need no confirmation (DOUBLE_OPT_IN=0).
 */
const shop = testShop();
const NEW = "ein neues Kennwort";

async function squatter(email: string): Promise<Member> {
  const thief = await newMember(shop);
  await shop.sql`update customer set email = ${email}, double_opt_in = false, opt_in_confirmed_at = null
    where id = ${thief.id}`;
  return thief;
}

const identity = (email: string) => ({
  provider: "google",
  subject: randomBytes(8).toString("hex"),
  email,
  emailVerified: true,
});
const signIn = (body: object, token = freshToken()) =>
  shop.api.post("/hearth/account/social-login", body, {
    "x-hearth-service-key": serviceKey,
    ...withToken(token),
  });

async function recover(email: string): Promise<void> {
  const asked = { email, storefrontUrl: "http://shop.example" };
  void (await shop.api.post("/account/recovery-password", asked, fromElsewhere())).body;
  await runAccountJobs(shop);
  const { hash } = await linkIn(shop, email, "password-recovery");
  const form = { hash, newPassword: NEW, newPasswordConfirm: NEW };
  void (await shop.api.post("/account/recovery-password-confirm", form, fromElsewhere())).body;
}

it("the owner who comes through a provider does not land in the stranger's account", async () => {
  const email = newEmail();
  await squatter(email);
  expect((await signIn(identity(email))).faults).toEqual(["409 HEARTH__SOCIAL_EMAIL_NEEDS_PROOF"]);
});

it("the owner who opens the recovery link has the account alone, and from then on the provider's proof counts", async () => {
  const email = newEmail();
  const thief = await squatter(email);
  const waiting = identity(newEmail());
  const { token: linked } = await signIn(waiting, thief.token);
  expect(await whoIs(shop, linked ?? "")).toBe(email);
  await recover(email);
  expect(await whoIs(shop, linked ?? "")).toBeNull();
  expect((await tryLogin(shop, email)).status).toBe(401);
  expect(await whoIs(shop, (await signIn(waiting)).token ?? "")).not.toBe(email);
  expect((await tryLogin(shop, email, { password: NEW })).status).toBe(200);
  expect(await whoIs(shop, (await signIn(identity(email))).token ?? "")).toBe(email);
});

it("an address somebody only asked for is nobody's: its owner gets an account of their own", async () => {
  const email = newEmail();
  const thief = await newMember(shop);
  const hash = await emailChangeLink(shop, thief, email);
  const { token } = await signIn(identity(email));
  expect(await whoIs(shop, token ?? "")).toBe(email);
  expect((await confirmEmailChange(shop, hash)).faults).toEqual([
    "400 VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE /email",
  ]);
  expect(await whoIs(shop, thief.token)).toBe(thief.email);
});

it("an address that only changed its capitals stays proven", async () => {
  const who = await newMember(shop);
  await confirmEmailChange(shop, await emailChangeLink(shop, who, who.email.toUpperCase()));
  expect(await whoIs(shop, who.token)).toBe(who.email.toUpperCase());
  expect((await signIn(identity(who.email))).status).toBe(200);
});

it("the export tells a stranger nothing that is known by the address, and deleting the account forgets nothing of it", async () => {
  const email = await newReader(shop);
  await shop.sql`update mail set sent_at = now() where recipient = ${email}`;
  const thief = await squatter(email);
  const { body } = await shop.api.post<CustomerExport>("/hearth/account/export", {}, thief.headers);
  expect([body.newsletter, body.mails]).toEqual([null, []]);
  const before = await mailsTo(shop, email);
  expect((await shop.api.delete("/account/customer", undefined, thief.headers)).status).toBe(204);
  expect((await mailsTo(shop, email)).slice(0, before.length)).toEqual(before);
});
