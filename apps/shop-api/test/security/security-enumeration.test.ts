import { expect, describe, it } from "vitest";
import { fromElsewhere, newEmail, PASSWORD, registration } from "../harness/account/account.ts";
import type { Answer } from "../harness/api-client.ts";
import { accessKey, language } from "../harness/content/catalogue-ids.ts";
import { asCustomer, insertAccount } from "../harness/account/given-account.ts";
import { subscription } from "../harness/account/newsletter.ts";
import { median, signedRankP } from "../harness/order/rank-test.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Nobody learns from an answer, or from how long it takes, whether an address has an account or gets the newsletter.
 *
 * Time: pairs of a known and an unknown address, one right after the other in changing order, so that a busy machine slows both alike.
 * Wilcoxon's signed ranks tell whether one side is slower. p ≤ 0.01 happens to one equal pair of samples in a hundred, so a suspicion is
 * tested once more with three times the pairs. A difference of medians below the tolerance is no use to an attacker either: it would
 * take thousands of requests to one address through the noise of a network, and these endpoints allow three to ten.
 */
const shop = testShop();
const PAIRS = 60;
const AGAIN = 3;
const SUSPICIOUS = 0.01;
const TOLERANCE_MS = 0.5;

interface Door {
  /** Makes an address known. */
  know: (email: string) => Promise<unknown>;
  ask: (email: string) => Promise<Answer<unknown>>;
}

const account = (email: string) => insertAccount(shop.sql, { email });
const reader = (email: string) => shop.sql`
  insert into newsletter_recipient (id, sales_channel_id, email, status, hash, language_id, confirmed_at)
  select gen_random_uuid(), id, ${email}, 'optIn', gen_random_uuid()::text, ${language("de")}, now()
  from sales_channel where access_key = ${accessKey}`;
const post = (path: string, body: object) => shop.api.post(path, body, fromElsewhere());

const doors: Record<string, Door> = {
  login: {
    know: account,
    ask: (username) => post("/account/login", { username, password: "not the password" }),
  },
  "login of a waiting registration": {
    know: (email) => insertAccount(shop.sql, { email, double_opt_in: true, opt_in_hash: email }),
    ask: (username) => post("/account/login", { username, password: "not the password" }),
  },
  "login of a customer without password": {
    know: async (email) =>
      shop.sql`update customer set password_hash = null where id = ${await account(email)}`,
    ask: (username) => post("/account/login", { username, password: PASSWORD }),
  },
  register: { know: account, ask: (email) => post("/account/register", registration(email)) },
  recovery: {
    know: account,
    ask: (email) => post("/account/recovery-password", { email, storefrontUrl: "http://shop.example" }),
  },
  "another e-mail address": {
    know: account,
    async ask(email) {
      const headers = await asCustomer()(shop.sql);
      const form = { email, emailConfirmation: email, password: PASSWORD };
      return shop.api.post("/account/change-email", form, { ...headers, ...fromElsewhere() });
    },
  },
  newsletter: { know: reader, ask: (email) => post("/newsletter/subscribe", subscription(email)) },
  "leaving the newsletter": { know: reader, ask: (email) => post("/newsletter/unsubscribe", { email }) },
};

describe.each(Object.entries(doors))("%s", (name, door) => {
  it("answers known and unknown addresses with the same status, headers and body", async () => {
    const known = await newKnown(door);
    const unknown = newEmail();
    expect(shownBy(await door.ask(known), known)).toEqual(shownBy(await door.ask(unknown), unknown));
  });

  it("takes the same time for both", { timeout: 240_000 }, async () => {
    await timed(door, newEmail());
    let seen = await measure(door, PAIRS);
    if (isTelling(seen)) seen = await measure(door, PAIRS * AGAIN);
    console.log(`${name}: known − unknown ${seen.differenceMs.toFixed(2)} ms, p = ${seen.p.toFixed(3)}`);
    expect(isTelling(seen), JSON.stringify(seen)).toBe(false);
  });
});

it("would notice a login that computes nothing for an unknown address", { timeout: 240_000 }, async () => {
  const { passwords } = shop.services;
  const { verify } = passwords;
  passwords.verify = async (password, hash) => hash !== null && verify(password, hash);
  const seen = await measure(doors["login"] as Door, PAIRS);
  passwords.verify = verify;
  expect(isTelling(seen), JSON.stringify(seen)).toBe(true);
});

async function newKnown({ know }: Door): Promise<string> {
  const email = newEmail();
  await know(email);
  return email;
}

async function timed({ ask }: Door, email: string): Promise<number> {
  const start = performance.now();
  await ask(email);
  return performance.now() - start;
}

async function measure(door: Door, count: number) {
  const pairs: [number, number][] = [];
  for (let n = 0; n < count; n++) {
    const addresses = { known: await newKnown(door), unknown: newEmail() };
    const took = { known: 0, unknown: 0 };
    const order = n % 2 === 0 ? (["known", "unknown"] as const) : (["unknown", "known"] as const);
    for (const which of order) took[which] = await timed(door, addresses[which]);
    pairs.push([took.known, took.unknown]);
  }
  const differenceMs = median(pairs.map(([known]) => known)) - median(pairs.map(([, unknown]) => unknown));
  return { differenceMs, p: signedRankP(pairs), pairs: count };
}

const isTelling = ({ differenceMs, p }: { differenceMs: number; p: number }) =>
  p <= SUSPICIOUS && Math.abs(differenceMs) > TOLERANCE_MS;

/** An answer without what is new in every one: ids, numbers, times, and the address that was asked about. */
function shownBy(answer: Answer<unknown>, email: string) {
  const body = answer.status < 300 ? JSON.stringify(answer.body ?? null) : answer.faults.join();
  const hidden = ["date", "x-request-id", "sw-context-token"];
  return {
    status: answer.status,
    headers: [...answer.headers].filter(([header]) => !hidden.includes(header)),
    body: body
      .replaceAll(email, "<email>")
      .replaceAll(/[0-9a-f]{32}/g, "<id>")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)/g, "<time>")
      .replaceAll(/"customerNumber":"\d+"/g, '"customerNumber":"<number>"'),
  };
}
