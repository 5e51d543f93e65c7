import type { NewsletterRecipient } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { fromElsewhere, linkIn, mailsTo, newEmail, newMember } from "../harness/account/account.ts";
import {
  askFor,
  askToLeave,
  leaveByLink,
  newReader,
  recipient,
  runNewsletterJobs,
  subscribe,
  subscription,
} from "../harness/account/newsletter.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const confirm = (proof: object) => shop.api.post("/newsletter/confirm", proof, fromElsewhere());
const leave = async (email: string) => leaveByLink(shop, await askToLeave(shop, email));
const templates = async (email: string) => (await mailsTo(shop, email)).map(({ template }) => template);

describe("leaving", () => {
  it("forgets the person and keeps the proof; the voucher comes once for ever", async () => {
    const email = newEmail();
    await confirm(await askFor(shop, email, { firstName: "Ada" }));
    const code = (await recipient(shop, email))?.voucher_code;
    await leave(email.toUpperCase());
    expect(await recipient(shop, email)).toMatchObject({
      status: "optOut",
      first_name: null,
      voucher_code: code,
    });
    await confirm(await askFor(shop, email));
    expect(await recipient(shop, email)).toMatchObject({ status: "optIn", voucher_code: code });
    expect((await templates(email)).filter((template) => template === "newsletter-welcome")).toHaveLength(1);
  });

  it("ends the links of former mails", async () => {
    const email = newEmail();
    const proof = await askFor(shop, email);
    await confirm(proof);
    await leave(email);
    expect((await confirm(proof)).faults).toEqual(["400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND"]);
  });

  it("before confirming leaves nothing behind", async () => {
    const email = newEmail();
    await askFor(shop, email);
    await shop.api.post(
      "/newsletter/subscribe",
      subscription(email, { option: "unsubscribe" }),
      fromElsewhere(),
    );
    await runNewsletterJobs(shop);
    await leaveByLink(shop, await linkIn(shop, email, "newsletter-leave"));
    expect(await recipient(shop, email)).toBeUndefined();
  });

  it("and coming back unconfirmed stays left", async () => {
    const email = await newReader(shop);
    await leave(email);
    await askFor(shop, email);
    await shop.sql`update newsletter_recipient set requested_at = now() - interval '15 days' where email = ${email}`;
    await shop.sql`update graphile_worker._private_jobs set run_at = now()`;
    await runNewsletterJobs(shop);
    expect((await recipient(shop, email))?.status).toBe("optOut");
  });
});

it("keeps as proof what was shown, when, and from which network", async () => {
  const email = newEmail();
  const headers = { "x-forwarded-for": "203.0.113.77" };
  const customFields = { hearth_newsletter_text: "de-2026-08", other: "dropped" };
  await subscribe(shop, email, { customFields }, headers);
  await runNewsletterJobs(shop);
  const link = new URL(String((await mailsTo(shop, email))[0]?.data["link"]));
  await shop.api.post("/newsletter/confirm", Object.fromEntries(link.searchParams), headers);
  const { evidence } = (await recipient(shop, email)) ?? {};
  expect(evidence).toEqual({
    requested: {
      at: expect.stringMatching(/^20\d\d-/),
      network: "203.0.113.0/24",
      storefrontUrl: "http://shop.example",
      formText: "de-2026-08",
      mailText: expect.stringContaining("Newsletter"),
    },
    confirmed: { at: expect.any(String), network: "203.0.113.0/24" },
  });
});

describe("a customer", () => {
  const status = async (headers: object) =>
    (await shop.api.post<NewsletterRecipient>("/account/newsletter-recipient", {}, { ...headers })).body
      .status;

  it("sees at once what became of a wish about the own address", async () => {
    const { headers, email } = await newMember(shop);
    expect(await status(headers)).toBe("undefined");
    await subscribe(shop, email, {}, { ...headers, ...fromElsewhere() });
    expect(await status(headers)).toBe("notSet");
    const link = new URL(String((await mailsTo(shop, email)).at(-1)?.data["link"]));
    await confirm(Object.fromEntries(link.searchParams));
    expect(await status(headers)).toBe("optIn");
    await shop.api.post("/newsletter/unsubscribe", { email }, headers);
    expect(await status(headers)).toBe("optOut");
  });

  it("neither learns nor changes anything about the address of somebody else", async () => {
    const { headers } = await newMember(shop);
    const email = await newReader(shop);
    const answer = await shop.api.post(
      "/newsletter/unsubscribe",
      { email },
      { ...headers, ...fromElsewhere() },
    );
    expect(answer.status).toBe(204);
    await runNewsletterJobs(shop);
    expect((await recipient(shop, email))?.status).toBe("optIn");
  });
});
