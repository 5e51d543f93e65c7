import type { CustomerSessions } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { login, newGuest, newMember, tryLogin, whoIs, withToken } from "../harness/account/account.ts";
import { item, newShopper, quantitiesOf } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* In the account: which devices are signed in, and ending them. */
const shop = testShop();
const LIST = "/hearth/account/session";
const sessionsOf = async (token: string) =>
  (await shop.api.post<CustomerSessions>(LIST, {}, withToken(token))).body.sessions;
const end = (token: string, sessionId: string) =>
  shop.api.delete(`${LIST}/${sessionId}`, undefined, withToken(token));
const endOthers = (token: string) => shop.api.post(`${LIST}/end-others`, {}, withToken(token));

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0";

async function idOf(token: string): Promise<string> {
  return (await sessionsOf(token)).find(({ isCurrent }) => isCurrent)?.id ?? "";
}

describe("the list", () => {
  it("names each device roughly, and which of them asks", async () => {
    const member = await newMember(shop);
    const answer = await tryLogin(shop, member.email, { headers: { "user-agent": FIREFOX } });
    const sessions = await sessionsOf(answer.token ?? "");
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      browser: "Firefox",
      system: "Linux",
    });
    expect(sessions.filter(({ isCurrent }) => !isCurrent)).toMatchObject([{ browser: null, system: null }]);
    for (const { createdAt, lastUsedAt } of sessions) {
      expect(Date.parse(createdAt)).toBeGreaterThan(Date.now() - 600_000);
      expect(Date.parse(lastUsedAt) % 3_600_000).toBe(0);
    }
  });

  it("keeps nothing of what a browser said but its name", async () => {
    const member = await newMember(shop);
    await tryLogin(shop, member.email, { headers: { "user-agent": FIREFOX } });
    const rows = await shop.sql`select * from customer_session where customer_id = ${member.id}`;
    expect(JSON.stringify(rows)).not.toMatch(/Gecko|X11|x86|rv:|\/133/);
  });

  it("leaves out sessions that are over", async () => {
    const member = await newMember(shop);
    const [tired, old, token] = [
      await login(shop, member.email),
      await login(shop, member.email),
      await login(shop, member.email),
    ];
    await shop.sql`update customer_session set last_used_at = now() - interval '25 hours'
      where id = ${await idOf(tired)}`;
    await shop.sql`update customer_session set created_at = now() - interval '31 days' where id = ${await idOf(old)}`;
    expect(await sessionsOf(token)).toHaveLength(2);
  });

  it("is for customers", async () => {
    const guest = await newGuest(shop);
    for (const headers of [guest.headers, {}]) {
      expect((await shop.api.post(LIST, {}, headers)).faults).toEqual([
        "403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN",
      ]);
    }
  });
});

describe("ending", () => {
  it("one device leaves the others and the cart alone", async () => {
    const member = await newMember(shop);
    const [second, third] = [await login(shop, member.email), await login(shop, member.email)];
    await newShopper(shop.api, {}, second).add(item("hose"));
    expect((await end(member.token, await idOf(second))).status).toBe(204);
    expect(await Promise.all([member.token, second, third].map((token) => whoIs(shop, token)))).toEqual([
      member.email,
      null,
      member.email,
    ]);
    expect((await newShopper(shop.api, {}, second).read()).lineItems).toEqual([]);
    expect(quantitiesOf(await newShopper(shop.api, {}, third).read())).toEqual([[id.product("hose"), 1]]);
  });

  it("all others leaves the one that asks", async () => {
    const member = await newMember(shop);
    const others = [await login(shop, member.email), await login(shop, member.email)];
    expect((await endOthers(member.token)).status).toBe(204);
    expect(await sessionsOf(member.token)).toMatchObject([{ isCurrent: true }]);
    for (const other of others) expect(await whoIs(shop, other)).toBeNull();
  });

  it("the own one is signing out: a new token, and nobody behind the old", async () => {
    const member = await newMember(shop);
    const { token } = await end(member.token, await idOf(member.token));
    expect(token).not.toBe(member.token);
    expect([await whoIs(shop, member.token), await whoIs(shop, token ?? "")]).toEqual([null, null]);
  });

  it("somebody else's session does nothing and tells nothing", async () => {
    const [member, stranger] = [await newMember(shop), await newMember(shop)];
    const theirs = await end(stranger.token, await idOf(member.token));
    const nobodys = await end(stranger.token, id.unknownId);
    expect([theirs.status, nobodys.status]).toEqual([204, 204]);
    expect((await endOthers(stranger.token)).status).toBe(204);
    expect(await whoIs(shop, member.token)).toBe(member.email);
  });
});
