import { describe, expect, it } from "vitest";
import {
  fromElsewhere,
  linkIn,
  mailsTo,
  newEmail,
  newGuest,
  newMember,
  registration,
  runAccountJobs,
  tryLogin,
  whoIs,
} from "../harness/account/account.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const NEW = "ein neues Kennwort";
const ask = (email: string, storefrontUrl = "http://shop.example") =>
  shop.api.post("/account/recovery-password", { email, storefrontUrl }, fromElsewhere());
const isExpired = (hash: string) => shop.api.post("/account/customer-recovery-is-expired", { hash });
const confirm = (hash: string, newPassword = NEW) =>
  shop.api.post("/account/recovery-password-confirm", { hash, newPassword, newPasswordConfirm: newPassword });

async function linkFor(email: string): Promise<string> {
  void (await ask(email)).body;
  await runAccountJobs(shop);
  return (await linkIn(shop, email, "password-recovery"))["hash"] ?? "";
}

it("sends a link by which a new password is set; every device is out, nobody is signed in [72]", async () => {
  const { email, token } = await newMember(shop);
  const hash = await linkFor(email);
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect((await isExpired(hash)).body).toMatchObject({ isExpired: false });
  const done = await confirm(hash);
  expect(done.body).toMatchObject({ success: true });
  expect(await whoIs(shop, done.token ?? "")).toBeNull();
  expect(await whoIs(shop, token)).toBeNull();
  expect((await tryLogin(shop, email)).status).toBe(401);
  expect((await tryLogin(shop, email, { password: NEW })).status).toBe(200);
  expect((await mailsTo(shop, email)).at(-1)?.template).toBe("password-changed");
});

it("keeps only a digest of the link's secret", async () => {
  const { email } = await newMember(shop);
  const hash = await linkFor(email);
  const rows = await shop.sql<{ hash: string }[]>`select hash from customer_recovery`;
  expect(rows.map((row) => row.hash)).not.toContain(hash);
});

it("answers unknown, unconfirmed and guest addresses the same, and sends them nothing", async () => {
  const waiting = newEmail();
  await shop.api.post("/account/register", registration(waiting));
  const { email: guest } = await newGuest(shop);
  const { email: known } = await newMember(shop);
  const answers = [];
  for (const email of [known, newEmail(), waiting, guest]) answers.push((await ask(email)).body);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  await runAccountJobs(shop);
  for (const email of [waiting, guest]) {
    const sent = (await mailsTo(shop, email)).map((mail) => mail.template);
    expect(sent).not.toContain("password-recovery");
  }
});

describe("a link", () => {
  it("works once", async () => {
    const hash = await linkFor((await newMember(shop)).email);
    const answers = await Promise.all([confirm(hash), confirm(hash), confirm(hash)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(2);
  });

  it("lives two hours", async () => {
    const { email } = await newMember(shop);
    const hash = await linkFor(email);
    await shop.sql`update customer_recovery set created_at = now() - interval '119 minutes'`;
    expect((await isExpired(hash)).body).toMatchObject({ isExpired: false });
    await shop.sql`update customer_recovery set created_at = now() - interval '121 minutes'`;
    expect((await isExpired(hash)).body).toMatchObject({ isExpired: true });
    expect((await confirm(hash)).faults).toEqual(["410 CHECKOUT__CUSTOMER_RECOVERY_HASH_EXPIRED"]);
    expect((await tryLogin(shop, email)).status).toBe(200);
  });

  it("ends when a newer one is asked for", async () => {
    const { email } = await newMember(shop);
    const first = await linkFor(email);
    const second = await linkFor(email);
    expect((await confirm(first)).status).toBe(410);
    expect((await confirm(second)).status).toBe(200);
  });

  it("that nobody sent is not found", async () => {
    expect((await isExpired("0".repeat(32))).faults).toEqual(["404 CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH"]);
    expect((await confirm("0".repeat(32))).status).toBe(410);
    expect((await isExpired("short")).faults).toEqual(["400 VIOLATION::INVALID_FORMAT_ERROR /hash"]);
  });
});

it("a job that runs twice sends one mail, and its link works", async () => {
  const { email } = await newMember(shop);
  await ask(email);
  const [job] = await shop.sql<{ payload: { requestId: string } }[]>`
    select payload from graphile_worker._private_jobs where payload ->> 'email' = ${email}`;
  await runAccountJobs(shop);
  await shop.sql`select graphile_worker.add_job('recover_password', ${JSON.stringify(job?.payload)}::text::json)`;
  await runAccountJobs(shop);
  const sent = (await mailsTo(shop, email)).filter((mail) => mail.template === "password-recovery");
  expect(sent).toHaveLength(1);
  expect((await confirm((await linkIn(shop, email, "password-recovery"))["hash"] ?? "")).status).toBe(200);
});

it("links lead only to a domain of the shop", async () => {
  const { email } = await newMember(shop);
  expect((await ask(email, "http://evil.example")).faults).toEqual([
    "400 VIOLATION::NO_SUCH_CHOICE_ERROR /storefrontUrl",
  ]);
});

it("is asked for at most three times in a row", async () => {
  const { email } = await newMember(shop);
  for (let attempt = 0; attempt < 3; attempt++) await ask(email);
  const refused = await ask(email);
  expect(refused.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
  expect(refused.headers.get("retry-after")).toBe("30");
});

it("lets an owner in whom a stranger has locked out by guessing", async () => {
  const { email } = await newMember(shop);
  for (let guess = 0; guess < 10; guess++) await tryLogin(shop, email, { password: "a stranger's guess" });
  expect((await tryLogin(shop, email)).status).toBe(429);
  await confirm(await linkFor(email));
  expect((await tryLogin(shop, email, { password: NEW })).status).toBe(200);
});

it("makes the device known: strangers who go on guessing do not lock its owner out again", async () => {
  const { email } = await newMember(shop);
  const done = await confirm(await linkFor(email));
  const headers = { "x-hearth-device": done.headers.get("x-hearth-device") ?? "" };
  for (let guess = 0; guess < 10; guess++) await tryLogin(shop, email, { password: "a stranger's guess" });
  expect((await tryLogin(shop, email, { password: NEW })).status).toBe(429);
  expect((await tryLogin(shop, email, { password: NEW, headers })).status).toBe(200);
});
