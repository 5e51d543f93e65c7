import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  contextOf,
  linkIn,
  mailsTo,
  newEmail,
  newGuest,
  newMember,
  registration,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import { freshToken, item, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

/* No identity takes over an account it has no right to, and none waits in an account for its owner. */
const shop = testShop();
const proof = { "x-hearth-service-key": serviceKey };
const newSubject = () => randomBytes(8).toString("hex");
const identity = (email: string, more: object = {}) => ({
  provider: "google",
  subject: newSubject(),
  email,
  emailVerified: true,
  firstName: "Ada",
  lastName: "Brenner",
  ...more,
});
const signIn = (body: object, headers: Headers = withToken(freshToken())) =>
  shop.api.post("/hearth/account/social-login", body, { ...proof, ...headers });

describe("the caller", () => {
  it.each([undefined, "", "wrong", `${serviceKey}x`])("with the key %j is refused", async (key) => {
    const { faults, token } = await signIn(identity(newEmail()), { "x-hearth-service-key": key });
    expect(faults).toEqual(["401 HEARTH__SOCIAL_LOGIN_REFUSED"]);
    expect(await whoIs(shop, token ?? "")).toBeNull();
  });

  it("is refused by a shop that has no key", async () => {
    const keyless = { ...shop.services, config: { ...shop.services.config, serviceKey: [] } };
    const { createServer } = await import("../../src/http/server.ts");
    const app = createServer(keyless);
    const answer = await app.inject({
      method: "POST",
      url: "/store-api/hearth/account/social-login",
      headers: {
        "sw-access-key": id.accessKey,
        "x-hearth-service-key": "",
        "content-type": "application/json",
      },
      payload: JSON.stringify(identity(newEmail())),
    });
    await app.close();
    expect(answer.statusCode).toBe(401);
  });
});

describe("a new identity", () => {
  it("with a proven address becomes a customer; cart and token as at any login", async () => {
    const visitor = newShopper(shop.api);
    await visitor.add(item("hose"));
    const email = newEmail();
    const { token } = await signIn(identity(email, { languageId: id.language("pl") }), visitor.headers);
    expect(token).not.toBe(visitor.token);
    const { customer } = await contextOf(shop, token ?? "");
    expect(customer).toMatchObject({ email, languageId: id.language("pl"), defaultBillingAddressId: null });
    expect(customer?.doubleOptInConfirmDate).not.toBeNull();
    expect((await newShopper(shop.api, {}, token ?? "").read()).lineItems).toHaveLength(1);
    expect((await mailsTo(shop, email)).map((mail) => mail.template)).toEqual(["welcome"]);
  });

  it("without a proven address is refused, whether the address is known or not", async () => {
    const { email: known } = await newMember(shop);
    for (const email of [known, newEmail()]) {
      const { faults } = await signIn(identity(email, { emailVerified: false }));
      expect(faults).toEqual(["409 HEARTH__SOCIAL_EMAIL_NEEDS_PROOF"]);
    }
    expect(
      await shop.sql`select from customer_identity i join customer c on c.id = i.customer_id where c.email = ${known}`,
    ).toHaveLength(0);
  });

  it("is linked to the account with the same address, if both have proven it", async () => {
    const member = await newMember(shop);
    const mine = identity(member.email.toUpperCase());
    const { token } = await signIn(mine);
    expect((await contextOf(shop, token ?? "")).customer?.id).toBe(member.id);
    expect((await tryLogin(shop, member.email)).status).toBe(200);
  });

  it("is not linked to an account whose address was never proven", async () => {
    const { email, id: customerId } = await newMember(shop);
    await shop.sql`update customer set double_opt_in = false, opt_in_confirmed_at = null where id = ${customerId}`;
    expect((await signIn(identity(email))).faults).toEqual(["409 HEARTH__SOCIAL_EMAIL_NEEDS_PROOF"]);
  });

  it("does not become part of a registration a stranger began for the address", async () => {
    const email = newEmail();
    await shop.api.post("/account/register", registration(email, { password: "of a stranger" }));
    const strange = await linkIn(shop, email, "register-confirm");
    const { token } = await signIn(identity(email));
    expect(await whoIs(shop, token ?? "")).toBe(email);
    expect((await tryLogin(shop, email, { password: "of a stranger" })).status).toBe(401);
    expect((await shop.api.post("/account/register-confirm", strange)).status).toBe(404);
  });

  it("is not linked to whoever is signed in without having asked for it: the session may be planted", async () => {
    const [stranger, other] = [await newMember(shop), await newMember(shop)];
    for (const email of [newEmail(), other.email]) {
      const { faults } = await signIn(identity(email), stranger.headers);
      expect(faults).toEqual(["409 HEARTH__SOCIAL_EMAIL_NEEDS_PROOF"]);
      expect(await whoIs(shop, stranger.token)).toBe(stranger.email);
    }
    expect(await shop.sql`select from customer_identity where customer_id = ${stranger.id}`).toHaveLength(0);
    const { token } = await signIn(identity(stranger.email), stranger.headers);
    expect(await whoIs(shop, token ?? "")).toBe(stranger.email);
  });

  it("is linked by whoever is signed in and asks for it, whatever its address", async () => {
    const member = await newMember(shop);
    const mine = identity(newEmail(), { emailVerified: false, link: true });
    const { token } = await signIn(mine, member.headers);
    expect(token).not.toBe(member.token);
    expect(await whoIs(shop, token ?? "")).toBe(member.email);
    expect(await whoIs(shop, (await signIn(mine)).token ?? "")).toBe(member.email);
  });

  it("is not linked to a guest: a proven address makes an account, the cart comes along", async () => {
    const guest = await newGuest(shop);
    await guest.shopper.add(item("hose"));
    const email = newEmail();
    const { token } = await signIn(identity(email), guest.headers);
    const { customer } = await contextOf(shop, token ?? "");
    expect(customer).toMatchObject({ email, guest: false });
    expect(customer?.id).not.toBe(guest.id);
    expect((await newShopper(shop.api, {}, token ?? "").read()).lineItems).toHaveLength(1);
  });

  it("makes one customer although it signs in many times at once", async () => {
    const mine = identity(newEmail());
    const tokens = await Promise.all(Array.from({ length: 6 }, () => signIn(mine)));
    expect(new Set(tokens.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await shop.sql`select from customer where email = ${mine.email}`).toHaveLength(1);
  });
});

describe("a known identity", () => {
  it("is its customer, even if its address at the provider became somebody else's", async () => {
    const [member, other] = [await newMember(shop), await newMember(shop)];
    const mine = identity(member.email);
    await signIn(mine);
    const { token } = await signIn({ ...mine, email: other.email, emailVerified: false });
    expect(await whoIs(shop, token ?? "")).toBe(member.email);
  });

  it("of one provider is nobody at another", async () => {
    const member = await newMember(shop);
    const mine = identity(member.email);
    await signIn(mine);
    const { faults } = await signIn({ ...mine, provider: "facebook", emailVerified: false });
    expect(faults).toEqual(["409 HEARTH__SOCIAL_EMAIL_NEEDS_PROOF"]);
  });

  it("is not taken over by somebody who is signed in", async () => {
    const [member, thief] = [await newMember(shop), await newMember(shop)];
    const mine = identity(member.email);
    await signIn(mine);
    expect((await signIn(mine, thief.headers)).faults).toEqual(["401 HEARTH__SOCIAL_LOGIN_REFUSED"]);
    expect(await whoIs(shop, thief.token)).toBe(thief.email);
  });

  it("of a locked customer is refused", async () => {
    const member = await newMember(shop);
    const mine = identity(member.email);
    await signIn(mine);
    await shop.sql`update customer set active = false where id = ${member.id}`;
    expect((await signIn(mine)).faults).toEqual(["401 HEARTH__SOCIAL_LOGIN_REFUSED"]);
    expect((await signIn(identity(member.email))).faults).toEqual(["401 HEARTH__SOCIAL_LOGIN_REFUSED"]);
  });
});
