import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  guestRegistration,
  linkIn,
  newEmail,
  newGuest,
  newMember,
  PASSWORD,
  registration,
  runAccountJobs,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { item, newShopper, quantitiesOf, type Shopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop, type TestShop } from "../harness/test-shop.ts";

/*
 * Session fixation: whoever learned or planted the token before somebody's identity changed has nothing afterwards.
 * What the customer keeps (carts, other devices) is in account-tokens.test.ts.
 */
const confirming = testShop();
const trusting = testShop({ env: { DOUBLE_OPT_IN: "0" } });
const NEW = "ein neues Kennwort";

/** Takes the token the attacker knows through the change; answers the victim's token and who the victim is then. */
interface Changed {
  token: string | null;
  email: string | null;
}
type Change = (known: Shopper) => Promise<Changed>;

interface Case {
  shop: TestShop;
  /** The attacker's token is an anonymous one unless the victim was signed in with it. */
  before?: (shop: TestShop) => Promise<Shopper>;
  change: Change;
}

const post = async (shop: TestShop, path: string, body: object, { token }: Shopper) => {
  const answer = await shop.api.post(path, body, withToken(token));
  void answer.body;
  return answer.token;
};

async function socialLogin(shop: TestShop, { token }: Shopper, email: string): Promise<Changed> {
  const subject = randomBytes(8).toString("hex");
  const headers = { "x-hearth-service-key": serviceKey, ...withToken(token) };
  const body = { provider: "google", subject, email, emailVerified: true };
  return { token: (await shop.api.post("/hearth/account/social-login", body, headers)).token, email };
}

const asMember = async (shop: TestShop) => (await newMember(shop)).shopper;
const emailOf = async (shop: TestShop, { token }: Shopper) => (await whoIs(shop, token)) ?? "";

const cases: Record<string, Case> = {
  login: {
    shop: confirming,
    async change({ token }) {
      const { email, id: customerId } = await newMember(confirming);
      await confirming.sql`delete from shop_context where customer_id = ${customerId}`;
      return { token: (await tryLogin(confirming, email, { headers: withToken(token) })).token, email };
    },
  },
  "login of somebody who is signed in on another device": {
    shop: confirming,
    async change({ token }) {
      const { email } = await newMember(confirming);
      return { token: (await tryLogin(confirming, email, { headers: withToken(token) })).token, email };
    },
  },
  "login with the session of a guest": {
    shop: confirming,
    before: async (shop) => (await newGuest(shop)).shopper,
    async change({ token }) {
      const { email } = await newMember(confirming);
      return { token: (await tryLogin(confirming, email, { headers: withToken(token) })).token, email };
    },
  },
  "login once more": {
    shop: confirming,
    before: asMember,
    async change(known) {
      const email = await emailOf(confirming, known);
      return { token: (await tryLogin(confirming, email, { headers: withToken(known.token) })).token, email };
    },
  },
  "registration without confirmation": {
    shop: trusting,
    async change(known) {
      const email = newEmail();
      return { token: await post(trusting, "/account/register", registration(email), known), email };
    },
  },
  "registration of a guest": {
    shop: confirming,
    async change(known) {
      const form = guestRegistration();
      return { token: await post(confirming, "/account/register", form, known), email: form.email };
    },
  },
  "confirmation of a registration": {
    shop: confirming,
    async change(known) {
      const email = newEmail();
      await post(confirming, "/account/register", registration(email), known);
      const proof = await linkIn(confirming, email, "register-confirm");
      return { token: await post(confirming, "/account/register-confirm", proof, known), email };
    },
  },
  "social login": {
    shop: confirming,
    change: (known) => socialLogin(confirming, known, newEmail()),
  },
  "social login of a known customer": {
    shop: confirming,
    change: async (known) => socialLogin(confirming, known, (await newMember(confirming)).email),
  },
  "change of the password": {
    shop: confirming,
    before: asMember,
    async change(known) {
      const email = await emailOf(confirming, known);
      const form = { password: PASSWORD, newPassword: NEW, newPasswordConfirm: NEW };
      return { token: await post(confirming, "/account/change-password", form, known), email };
    },
  },
  recovery: {
    shop: confirming,
    before: asMember,
    async change(known) {
      const email = await emailOf(confirming, known);
      const asked = { email, storefrontUrl: "http://shop.example" };
      await post(confirming, "/account/recovery-password", asked, newShopper(confirming.api));
      await runAccountJobs(confirming);
      const { hash } = await linkIn(confirming, email, "password-recovery");
      const form = { hash, newPassword: NEW, newPasswordConfirm: NEW };
      const device = newShopper(confirming.api);
      return {
        token: await post(confirming, "/account/recovery-password-confirm", form, device),
        email: null,
      };
    },
  },
  "logout of a customer": {
    shop: confirming,
    before: asMember,
    change: async (known) => ({ token: await post(confirming, "/account/logout", {}, known), email: null }),
  },
  "logout of a guest": {
    shop: confirming,
    before: async (shop) => (await newGuest(shop)).shopper,
    change: async (known) => ({ token: await post(confirming, "/account/logout", {}, known), email: null }),
  },
  "deletion of the account": {
    shop: confirming,
    before: asMember,
    async change({ token }) {
      return {
        token: (await confirming.api.delete("/account/customer", undefined, withToken(token))).token,
        email: null,
      };
    },
  },
};

describe.each(Object.entries(cases))("%s", (_, { shop, before, change }) => {
  const start = async () => (before ? before(shop) : newShopper(shop.api));

  it("leaves the known token an empty session of nobody, for good", async () => {
    const known = await start();
    await known.add(item("hose", 2));
    const { token, email } = await change(known);
    expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(token).not.toBe(known.token);
    expect(await whoIs(shop, token ?? "")).toBe(email);
    await expectNobody(shop, known);
    await known.add(item("valve", 3));
    expect(
      (await newShopper(shop.api, {}, token ?? "").read()).lineItems.map((line) => line.id),
    ).not.toContain(id.product("valve"));
    expect(await whoIs(shop, known.token)).toBeNull();
  });

  it("does not sign in an attacker who uses the known token all the while", async () => {
    const known = await start();
    const over = new AbortController();
    const attacker = (async () => {
      const seen = new Set<string>();
      while (!over.signal.aborted) {
        const { token } = await shop.api.get("/context", known.headers);
        seen.add(token ?? "");
        await known.tryAdd(item("hose"));
      }
      return seen;
    })();
    const { token } = await change(known);
    over.abort();
    // The attacker is never told another token than the one that is worth nothing now.
    expect([...(await attacker)]).toEqual([known.token]);
    expect(token).not.toBe(known.token);
    expect(await whoIs(shop, known.token)).toBeNull();
  });
});

async function expectNobody(shop: TestShop, known: Shopper): Promise<void> {
  expect(await whoIs(shop, known.token)).toBeNull();
  expect(quantitiesOf(await known.read())).toEqual([]);
  for (const path of ["/account/customer", "/account/list-address"]) {
    expect((await shop.api.post(path, {}, known.headers)).faults).toEqual([
      "403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN",
    ]);
  }
}

it("a failed login changes nothing: same token, same cart, nobody", async () => {
  const { email } = await newMember(confirming);
  const visitor = newShopper(confirming.api);
  await visitor.add(item("hose", 2));
  const refused = await tryLogin(confirming, email, { password: "wrong", headers: visitor.headers });
  expect([refused.status, refused.token]).toEqual([401, visitor.token]);
  expect(quantitiesOf(await visitor.read())).toEqual([[id.product("hose"), 2]]);
  expect(await whoIs(confirming, visitor.token)).toBeNull();
});
