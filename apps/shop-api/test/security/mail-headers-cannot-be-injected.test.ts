import { afterAll, beforeAll, expect, it } from "vitest";
import { startShopJobs } from "../../src/shop-jobs.ts";
import { isMailAddress, queueMail, type QueuedMail } from "../../src/modules/mail/index.ts";
import type { JobRunner } from "../../src/platform/jobs/jobs.ts";
import { eventually } from "../harness/eventually.ts";
import { headerInjections } from "../harness/mail/header-injections.ts";
import { type Delivery, type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { languageIdOf, SHOP_URL } from "../harness/mail/mails.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
let smtp: MailStandIn;
let runner: JobRunner | undefined;
beforeAll(async () => {
  smtp = await openMailStandIn();
  runner = await startShopJobs(testConfig(shop.databaseUrl, { SMTP_URL: smtp.url }), () => {});
});
afterAll(async () => {
  await runner?.stop();
  await smtp.close();
});

function contactMail(text: string, number: number, languageId: string): QueuedMail {
  return {
    eventKey: `injection-${number}`,
    template: "contact-message",
    languageId,
    recipient: `shop${number}@hearth.example`,
    data: {
      shopUrl: SHOP_URL,
      name: text,
      email: "anna@mail.example",
      phone: text,
      subject: text,
      message: text,
    },
  };
}

const headerNames = ({ mail }: Delivery) => mail.headers.map(({ key }) => key).toSorted();
const words = (text: string) =>
  text
    .replaceAll("\u200b", "")
    .replace(/[\p{C}\p{Z}]+/gu, " ")
    .trim();
/** The text part without the marks of a quotation, on one line. */
const bodyWords = ({ mail }: Delivery) => words((mail.text ?? "").replaceAll(/\n> ?/g, "\n"));

it(`${headerInjections.length} texts become one unchanged mail each`, { timeout: 120_000 }, async () => {
  expect(headerInjections.length).toBeGreaterThanOrEqual(500);
  const languageId = await languageIdOf(shop.sql, "de-DE");
  const all = ["Frage zur Anlage", ...headerInjections];
  await shop.sql.begin(async (tx) => {
    for (const [number, text] of all.entries()) await queueMail(tx, contactMail(text, number, languageId));
  });
  await eventually(async () => {
    const waiting = await shop.sql`select from mail where sent_at is null`;
    if (waiting.length > 0) throw new Error(`${waiting.length} mails wait`);
  }, 90_000);

  expect(smtp.deliveries).toHaveLength(all.length);
  const byRecipient = new Map(smtp.deliveries.map((delivery) => [delivery.recipients.join(), delivery]));
  const harmless = byRecipient.get("shop0@hearth.example");
  if (!harmless) throw new Error("the harmless mail did not arrive");
  for (const [number, text] of all.entries()) {
    const delivery = byRecipient.get(`shop${number}@hearth.example`);
    if (!delivery) throw new Error(`no mail for ${JSON.stringify(text)}`);
    expect(headerNames(delivery), text).toEqual(headerNames(harmless));
    const { from, to, replyTo, cc, bcc, subject } = delivery.mail;
    expect({ from, to, replyTo, cc, bcc }, text).toEqual({
      from: { name: "Hearth", address: "service@hearth.example" },
      to: [{ name: "", address: `shop${number}@hearth.example` }],
      replyTo: [{ name: "", address: "anna@mail.example" }],
      cc: undefined,
      bcc: undefined,
    });
    expect(words(subject ?? "")).toBe(words(`Kontaktformular: ${text}`).slice(0, 200).trim());
    expect(bodyWords(delivery), text).toContain(words(text));
    expect(delivery.mail.attachments).toEqual([]);
  }
});

it("none of them is an address", async () => {
  const languageId = await languageIdOf(shop.sql, "de-DE");
  const addresses = headerInjections.flatMap((text) => [
    text,
    `anna@mail.example${text}`,
    `${text}@mail.example`,
  ]);
  expect(addresses.filter(isMailAddress)).toEqual([]);
  const [text = ""] = addresses;
  const mail = contactMail("Frage", 9999, languageId);
  for (const bad of [
    { ...mail, recipient: text },
    { ...mail, data: { ...mail.data, email: text } } as QueuedMail,
  ]) {
    await expect(shop.sql.begin((tx) => queueMail(tx, bad))).rejects.toThrow("address");
  }
});
