import { describe, expect, it } from "vitest";
import { startShopJobs } from "../../src/shop-jobs.ts";
import { fromElsewhere, mailsTo, newEmail, newMember } from "../harness/account/account.ts";
import { eventually } from "../harness/eventually.ts";
import { type Delivery, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import {
  askToLeave,
  leaveByLink,
  newReader,
  recipient,
  runNewsletterJobs,
} from "../harness/account/newsletter.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const statusOf = async (email: string) => (await recipient(shop, email))?.status;
const unsubscribe = (email: string, headers = fromElsewhere()) =>
  shop.api.post("/newsletter/unsubscribe", { email }, headers);
const templates = async (email: string) => (await mailsTo(shop, email)).map(({ template }) => template);

describe("a stranger who types an address", () => {
  it("does not end anybody's newsletter: a link goes to the mailbox", async () => {
    const email = await newReader(shop);
    expect((await unsubscribe(email)).status).toBe(204);
    await runNewsletterJobs(shop);
    expect(await statusOf(email)).toBe("optIn");
    expect((await templates(email)).at(-1)).toBe("newsletter-leave");
  });

  it.each([newEmail(), "no address at all"])(
    "is answered the same for %s, and no mail goes out",
    async (email) => {
      expect((await unsubscribe(email)).status).toBe(204);
      await runNewsletterJobs(shop);
      expect(await templates(email)).toEqual([]);
    },
  );

  it("sends one mailbox three mails a day, and is slowed down from one network", async () => {
    const email = await newReader(shop);
    const statuses = [];
    for (let n = 0; n < 20; n++) statuses.push((await unsubscribe(email)).status);
    expect(statuses).toEqual([...Array(3).fill(204), ...Array(17).fill(429)]);
    await runNewsletterJobs(shop);
    expect((await templates(email)).filter((each) => each === "newsletter-leave")).toHaveLength(3);
    const headers = fromElsewhere();
    for (let n = 0; n < 3; n++) expect((await unsubscribe(newEmail(), headers)).status).toBe(204);
    expect((await unsubscribe(newEmail(), headers)).faults).toEqual([
      "429 CONTENT__NEWSLETTER_RECIPIENT_THROTTLED",
    ]);
  });

  it("who registered with it without proving it is a stranger too", async () => {
    const email = await newReader(shop);
    const thief = await newMember(shop);
    await shop.sql`update customer set email = ${email}, double_opt_in = false, opt_in_confirmed_at = null
      where id = ${thief.id}`;
    await unsubscribe(email, { ...thief.headers, ...fromElsewhere() });
    await runNewsletterJobs(shop);
    expect(await statusOf(email)).toBe("optIn");
  });
});

describe("the link", () => {
  it("ends the newsletter, says the same a second time, and does not age", async () => {
    const email = await newReader(shop);
    const proof = await askToLeave(shop, email);
    expect(proof).not.toHaveProperty("email");
    expect((await leaveByLink(shop, proof)).status).toBe(204);
    expect(await statusOf(email)).toBe("optOut");
    expect((await leaveByLink(shop, proof)).status).toBe(204);
  });

  it("with a seal of somebody else ends nothing", async () => {
    const [email, other] = [await newReader(shop), await newReader(shop)];
    const { recipient: id } = await askToLeave(shop, email);
    const { seal } = await askToLeave(shop, other);
    for (const proof of [{ recipient: id, seal }, { recipient: id }, { seal }, {}]) {
      expect((await leaveByLink(shop, proof)).faults).toEqual([
        "400 CONTENT__NEWSLETTER_RECIPIENT_NOT_FOUND",
      ]);
    }
    expect([await statusOf(email), await statusOf(other)]).toEqual(["optIn", "optIn"]);
  });
});

it("newsletters carry the link where mail programs look for it (RFC 8058); mails one has to get do not", async () => {
  const email = await newReader(shop);
  await askToLeave(shop, email);
  const smtp = await openMailStandIn();
  const jobs = await startShopJobs(testConfig(shop.databaseUrl, { SMTP_URL: smtp.url }), () => {});
  const toReader = () => smtp.deliveries.filter(({ recipients }) => recipients.includes(email));
  try {
    await eventually(async () => {
      if (toReader().length < 3) throw new Error(`${toReader().length} of 3 mails`);
    }, 60_000);
  } finally {
    await jobs.stop();
    await smtp.close();
  }
  const headersOf = ({ mail }: Delivery) =>
    mail.headers
      .filter(({ key }) => key.startsWith("list-unsubscribe"))
      .map(({ key, value }) => [key, value]);
  const welcome = toReader().filter((each) => headersOf(each).length > 0);
  expect(welcome).toHaveLength(1);
  const { recipient: id, seal } = await askToLeave(shop, email);
  expect(Object.fromEntries(welcome.flatMap(headersOf))).toEqual({
    "list-unsubscribe": `<http://shop.example/newsletter-leave?recipient=${id}&seal=${seal}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  });
});
