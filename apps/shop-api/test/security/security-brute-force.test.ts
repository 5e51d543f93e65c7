import { describe, expect, it } from "vitest";
import {
  fromElsewhere,
  linkIn,
  newEmail,
  newMember,
  PASSWORD,
  runAccountJobs,
  tryLogin,
  withToken,
} from "../harness/account/account.ts";
import type { Headers } from "../harness/api-client.ts";
import { testShop, type TestShop } from "../harness/test-shop.ts";

/* Counted where it matters: how many guesses are held against a password at all. The limits themselves are in account-attempts.test.ts. */
const shop = testShop();
/** Nobody stands in front of it: what a client says about its address is not believed. */
const bare = testShop({ env: { TRUSTED_PROXIES: "192.0.2.1" } });
const CHECKS_PER_HOUR = 10;
const NEW = "ein neues Kennwort";

/** How many passwords were evaluated while the work was done. */
async function checksDuring(at: TestShop, work: () => Promise<unknown>): Promise<number> {
  const { passwords } = at.services;
  const { verify } = passwords;
  let checks = 0;
  passwords.verify = (...given) => {
    checks++;
    return verify(...given);
  };
  try {
    await work();
  } finally {
    passwords.verify = verify;
  }
  return checks;
}

const guessAt = (at: TestShop, email: string, headers: Headers = fromElsewhere()) =>
  at.api.post("/account/login", { username: email, password: `guess ${Math.random()}` }, headers);

const times = async (count: number, work: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < count; n++) await work(n);
};

/** An hour and more ago for everything that was counted. */
const age = (at: TestShop, seconds: number) => at.sql`
  update rate_limit set blocked_until = blocked_until - ${seconds} * interval '1 second',
    expires_at = expires_at - ${seconds} * interval '1 second'`;

describe("one account", () => {
  it("has ten guesses evaluated in an hour, from however many addresses and in whatever spelling", async () => {
    const { email } = await newMember(shop);
    const spellings = [email, email.toUpperCase(), ` ${email} `, email.replace("k", "K")];
    const checks = await checksDuring(shop, () =>
      times(60, (n) => guessAt(shop, spellings[n % spellings.length] ?? email)),
    );
    expect(checks).toBe(CHECKS_PER_HOUR);
    const refused = await tryLogin(shop, email);
    expect(refused.faults).toEqual(["429 CHECKOUT__CUSTOMER_AUTH_THROTTLED"]);
    await age(shop, 3500);
    expect((await tryLogin(shop, email)).status).toBe(429);
    await age(shop, 101);
    expect((await tryLogin(shop, email)).status).toBe(200);
  });

  it("counts what a session tries together, change of password and of e-mail, and apart from the login", async () => {
    const { email, token } = await newMember(shop);
    const password = "a guess of somebody at an open screen";
    const doors: ((headers: Headers) => Promise<unknown>)[] = [
      (headers) => guessAt(shop, email, headers),
      (headers) =>
        shop.api.post(
          "/account/change-password",
          { password, newPassword: NEW, newPasswordConfirm: NEW },
          headers,
        ),
      (headers) => {
        const other = newEmail();
        return shop.api.post(
          "/account/change-email",
          { email: other, emailConfirmation: other, password },
          headers,
        );
      },
    ];
    const checks = await checksDuring(shop, () =>
      times(
        45,
        (n) => doors[n % doors.length]?.({ ...fromElsewhere(), ...withToken(token) }) ?? Promise.resolve(),
      ),
    );
    expect(checks).toBe(2 * CHECKS_PER_HOUR);
  });

  it("spread over hours stays at ten in any of them", async () => {
    const { email } = await newMember(shop);
    const perHour: number[] = [];
    await times(3, async () => {
      perHour.push(await checksDuring(shop, () => times(11, () => guessAt(shop, email))));
      await age(shop, 1800);
      perHour.push(await checksDuring(shop, () => times(11, () => guessAt(shop, email))));
      await age(shop, 1801);
    });
    expect(perHour).toEqual([10, 0, 10, 0, 10, 0]);
  });

  it("is opened for its owner by the link of a recovery mail, not for the guesses at the old password", async () => {
    const { email } = await newMember(shop);
    await times(12, () => guessAt(shop, email));
    expect((await tryLogin(shop, email)).status).toBe(429);
    void (
      await shop.api.post(
        "/account/recovery-password",
        { email, storefrontUrl: "http://shop.example" },
        fromElsewhere(),
      )
    ).body;
    await runAccountJobs(shop);
    expect((await tryLogin(shop, email)).status).toBe(429);
    const { hash } = await linkIn(shop, email, "password-recovery");
    const form = { hash, newPassword: NEW, newPasswordConfirm: NEW };
    void (await shop.api.post("/account/recovery-password-confirm", form, fromElsewhere())).body;
    expect((await tryLogin(shop, email)).status).toBe(401);
    expect((await tryLogin(shop, email, { password: NEW })).status).toBe(200);
  });
});

describe("one address", () => {
  it("tries one password at many accounts: ten at once, then slower and slower", async () => {
    const headers = fromElsewhere();
    const statuses: number[] = [];
    const checks = await checksDuring(shop, () =>
      times(40, async () => statuses.push((await guessAt(shop, newEmail(), headers)).status)),
    );
    expect(checks).toBe(10);
    expect(statuses).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      ...Array.from({ length: 30 }, () => 429),
    ]);
  });

  it("of a /64 network is one address, however many the network holds", async () => {
    const from = (n: number) => ({ "x-forwarded-for": `2001:db8:7:7:${n.toString(16)}::1` });
    const checks = await checksDuring(shop, () => times(30, (n) => guessAt(shop, newEmail(), from(n + 1))));
    expect(checks).toBe(10);
  });

  it("cannot be made many by a header that no trusted proxy wrote", async () => {
    const checks = await checksDuring(bare, () => times(30, () => guessAt(bare, newEmail())));
    expect(checks).toBe(10);
  });

  it("that guessed much keeps nobody else from signing in", async () => {
    const headers = fromElsewhere();
    await times(15, () => guessAt(shop, newEmail(), headers));
    const { email } = await newMember(shop);
    expect((await tryLogin(shop, email, { password: PASSWORD })).status).toBe(200);
  });
});
