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
  PASSWORD,
  runAccountJobs,
  tryLogin,
  whoIs,
  withToken,
} from "./harness/account.ts";
import { freshToken } from "./harness/cart.ts";
import { newReader } from "./harness/newsletter.ts";
import { serviceKey } from "./harness/test-config.ts";
import { testShop } from "./harness/test-shop.ts";

/* Somebody changes the address of an account to one that is not theirs and waits for its owner, or looks for what is known of them. */
const shop = testShop();
const NEW = "ein neues Kennwort";

async function squatter(email: string): Promise<Member> {
  const thief = await newMember(shop);
  const form = { email, emailConfirmation: email, password: PASSWORD };
  void (await shop.api.post("/account/change-email", form, thief.headers)).body;
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

it("an address that only changed its capitals stays proven", async () => {
  const { email, headers } = await newMember(shop);
  const shouted = email.toUpperCase();
  const form = { email: shouted, emailConfirmation: shouted, password: PASSWORD };
  void (await shop.api.post("/account/change-email", form, headers)).body;
  expect((await signIn(identity(email))).status).toBe(200);
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
