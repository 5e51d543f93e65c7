import type { Customer } from "@hearth/contract";
import { describe, expect, it } from "vitest";
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
} from "../harness/account/account.ts";
import { askEmailChange, confirmEmailChange, emailChangeLink } from "../harness/account/email-change.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const templates = async (email: string) => (await mailsTo(shop, email)).map((mail) => mail.template);
const ask = (who: Member, email: string, more: object = {}) => askEmailChange(shop, who, email, more);
const confirm = (hash: string) => confirmEmailChange(shop, hash);
const pendingOf = async ({ headers }: Member) =>
  (await shop.api.post<Customer>("/account/customer", {}, headers)).body.extensions?.hearthEmailChange;
const EXPIRED = ["410 HEARTH__EMAIL_CHANGE_EXPIRED"];

describe("asking", () => {
  it("changes nothing yet: the new mailbox gets a link, the old one a notice, the account says what waits [263]", async () => {
    const who = await newMember(shop);
    const email = newEmail();
    expect((await ask(who, email)).body).toMatchObject({ success: true });
    await runAccountJobs(shop);
    expect(await whoIs(shop, who.token)).toBe(who.email);
    expect((await tryLogin(shop, email)).status).toBe(401);
    expect(await templates(email)).toEqual(["email-change-link"]);
    expect(await templates(who.email)).toContain("email-change-asked");
    expect(await pendingOf(who)).toMatchObject({ email });
  });

  it("answers the same for the address of another customer, whose mailbox alone learns of it", async () => {
    const [who, other, free] = [await newMember(shop), await newMember(shop), newEmail()];
    const taken = await ask(who, other.email.toUpperCase());
    const unknown = await ask(await newMember(shop), free);
    expect([taken.status, taken.body]).toEqual([unknown.status, unknown.body]);
    await runAccountJobs(shop);
    expect(await pendingOf(who)).toMatchObject({ email: other.email.toUpperCase() });
    expect((await templates(other.email)).at(-1)).toBe("email-taken");
    expect(await templates(free)).toEqual(["email-change-link"]);
    const [row] = await shop.sql`select from customer where id = ${who.id} and new_email_hash is null`;
    expect(row).toBeDefined();
  });

  it("is refused when typed differently or with a wrong password", async () => {
    const who = await newMember(shop);
    expect((await ask(who, newEmail(), { emailConfirmation: newEmail() })).faults).toEqual([
      "400 VIOLATION::NOT_EQUAL_ERROR /email",
    ]);
    expect((await ask(who, newEmail(), { password: "wrong password" })).faults).toEqual([
      "400 VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT /password",
    ]);
    expect(await pendingOf(who)).toBeUndefined();
  });

  it("sends one mailbox three mails a day, whoever asks, and one account asks five times", async () => {
    const target = newEmail();
    for (let n = 0; n < 3; n++) expect((await ask(await newMember(shop), target)).status).toBe(200);
    const fourth = await ask(await newMember(shop), target.toUpperCase());
    expect(fourth.faults).toEqual(["429 FRAMEWORK__RATE_LIMIT_EXCEEDED"]);
    expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(80_000);
    const who = await newMember(shop);
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await ask(who, newEmail())).status);
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    await runAccountJobs(shop);
    expect(await templates(target)).toHaveLength(3);
  });
});

describe("the link", () => {
  it("gives the account its new address, proven, and tells the old one", async () => {
    const who = await newMember(shop);
    const email = newEmail();
    const hash = await emailChangeLink(shop, who, email);
    expect((await confirm(hash)).body).toMatchObject({ success: true });
    expect(await whoIs(shop, who.token)).toBe(email);
    expect((await tryLogin(shop, email)).status).toBe(200);
    expect((await tryLogin(shop, who.email)).status).toBe(401);
    expect((await templates(who.email)).at(-1)).toBe("email-changed");
    expect(await pendingOf(who)).toBeUndefined();
    const [row] =
      await shop.sql`select from customer where id = ${who.id} and opt_in_confirmed_at is not null`;
    expect(row).toBeDefined();
  });

  it("is known to the shop by its digest only, works once, and only the newest does", async () => {
    const who = await newMember(shop);
    const first = await emailChangeLink(shop, who, newEmail());
    const email = newEmail();
    const second = await emailChangeLink(shop, who, email);
    const [row] = await shop.sql<{ new_email_hash: string }[]>`
      select new_email_hash from customer where id = ${who.id}`;
    expect(row?.new_email_hash).not.toContain(second);
    expect((await confirm(first)).faults).toEqual(EXPIRED);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).faults).toEqual(EXPIRED);
    expect(await whoIs(shop, who.token)).toBe(email);
  });

  it("ends after a day, and the wish is forgotten", async () => {
    const who = await newMember(shop);
    const hash = await emailChangeLink(shop, who, newEmail());
    await shop.sql`update customer set new_email_asked_at = now() - interval '25 hours' where id = ${who.id}`;
    expect((await confirm(hash)).faults).toEqual(EXPIRED);
    expect(await pendingOf(who)).toBeUndefined();
    await shop.sql`update graphile_worker._private_jobs set run_at = now()`;
    await runAccountJobs(shop);
    const rows = await shop.sql`select from customer where id = ${who.id} and new_email is not null`;
    expect(rows).toHaveLength(0);
  });

  it.each(["change", "recovery"])(
    "ends with the %s of the password: its owner was warned and acted",
    async (way) => {
      const who = await newMember(shop);
      const hash = await emailChangeLink(shop, who, newEmail());
      const twice = { newPassword: "ein neues Kennwort", newPasswordConfirm: "ein neues Kennwort" };
      if (way === "change") {
        await shop.api.post("/account/change-password", { password: PASSWORD, ...twice }, who.headers);
      } else {
        const asked = { email: who.email, storefrontUrl: "http://shop.example" };
        await shop.api.post("/account/recovery-password", asked, fromElsewhere());
        await runAccountJobs(shop);
        const recovery = await linkIn(shop, who.email, "password-recovery");
        await shop.api.post("/account/recovery-password-confirm", { ...recovery, ...twice });
      }
      expect((await confirm(hash)).faults).toEqual(EXPIRED);
    },
  );

  it("gives an address once although three want it at the same moment", async () => {
    const email = newEmail();
    const rivals = [await newMember(shop), await newMember(shop), await newMember(shop)];
    const links = [];
    for (const who of rivals) links.push(await emailChangeLink(shop, who, email));
    const answers = await Promise.all(links.map(confirm));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ faults }) => faults)).toEqual([
      "400 VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE /email",
      "400 VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE /email",
    ]);
    expect(await shop.sql`select from customer where email = ${email}`).toHaveLength(1);
  });

  it("in the old mailbox for a new password is worth nothing afterwards", async () => {
    const who = await newMember(shop);
    const asked = { email: who.email, storefrontUrl: "http://shop.example" };
    await shop.api.post("/account/recovery-password", asked, fromElsewhere());
    await runAccountJobs(shop);
    const { hash } = await linkIn(shop, who.email, "password-recovery");
    await confirm(await emailChangeLink(shop, who, newEmail()));
    const twice = { newPassword: "ein neues Kennwort", newPasswordConfirm: "ein neues Kennwort" };
    expect((await shop.api.post("/account/recovery-password-confirm", { hash, ...twice })).status).toBe(410);
  });
});
