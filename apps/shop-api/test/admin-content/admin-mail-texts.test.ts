import type { MailPreview, MailTemplateHead, MailTemplateSheet } from "@hearth/admin-contract";
import { mailTexts } from "@hearth/i18n/mails";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { eventually } from "../harness/eventually.ts";
import { type Delivery, type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testConfig } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";
import { startShopJobs } from "../../src/shop-jobs.ts";

const shop = testShop();
const admin = testAdmin(shop);
let smtp: MailStandIn;
let jobs: Awaited<ReturnType<typeof startShopJobs>>;
beforeAll(async () => {
  smtp = await openMailStandIn();
  jobs = await startShopJobs(testConfig(shop.databaseUrl, { SMTP_URL: smtp.url }), () => {});
});
afterAll(async () => {
  await jobs.stop();
  await smtp.close();
});

const ID = "payment-received";
const read = async (client: AdminClient, id = ID) =>
  (await client.ask<MailTemplateSheet>("readMailTemplate", { params: { id } })).body;
const save = async (client: AdminClient, words: object) => {
  const { version } = await read(client);
  const texts = [{ locale: "de-DE", subject: null, intro: null, ...words }];
  return client.ask<MailTemplateSheet>("changeMailTemplate", {
    params: { id: ID },
    input: { version, texts },
  });
};
async function mailTo(email: string, about: string) {
  const found = () =>
    smtp.deliveries.find(
      ({ recipients, mail }) => recipients.includes(email) && mail.subject?.includes(about),
    );
  await eventually(async () => expect(found(), `a mail to ${email}`).toBeDefined(), 20_000);
  return (found() as Delivery).mail;
}

it("every mail is listed, and seen with sample data in every language", { timeout: 60_000 }, async () => {
  const { client } = await admin.worker("read-only");
  const { templates } = (await client.ask<{ templates: MailTemplateHead[] }>("listMailTemplates")).body;
  expect(templates).toHaveLength(28);
  for (const { id } of templates) {
    for (const locale of ["de-DE", "en-GB", "pl-PL"]) {
      const input = { locale };
      // oxlint-disable-next-line no-await-in-loop -- one after the other is enough
      const seen = (await client.ask<MailPreview>("previewMail", { params: { id }, input })).body;
      expect(seen.html, id).toContain(`<html lang="${locale}">`);
      expect(`${seen.subject}${seen.text}`, id).not.toMatch(/undefined|\[object|\{\w+\}/);
    }
  }
});

it("other words are looked at, kept, sent, and given up again", { timeout: 60_000 }, async () => {
  const { client, email } = await admin.worker("owner");
  const words = { subject: "Geld zu {orderNumber} ist da", intro: "Danke für {amount}.\n<b>Ihr</b> Team" };
  const input = { locale: "de-DE", ...words };
  const seen = (await client.ask<MailPreview>("previewMail", { params: { id: ID }, input })).body;
  expect(seen.subject).toBe("Geld zu 10001 ist da");
  expect(seen.html).toContain("&lt;b&gt;Ihr&lt;/b&gt; Team");
  expect((await read(client)).version).toBe(0);

  expect((await save(client, words)).body.texts[0]).toMatchObject(words);
  const test = { params: { id: ID }, input: { locale: "de-DE" } };
  expect((await client.ask("sendTestMail", test)).status).toBe(204);
  const mail = await mailTo(email, "Geld zu");
  expect(mail.subject).toBe("Test: Geld zu 10001 ist da");
  expect(mail.text).toContain("Danke für 13.551,40");

  await save(client, {});
  await client.ask("sendTestMail", test);
  const again = await mailTo(email, mailTexts["de-DE"].paymentReceived.subject("10001"));
  expect(again.text).not.toContain("Danke für");
});

it("a mail that is put together from an order can be tried without one", { timeout: 60_000 }, async () => {
  const { client, email } = await admin.worker("owner");
  await client.ask("sendTestMail", { params: { id: "order-placed" }, input: { locale: "pl-PL" } });
  const mail = await mailTo(
    email,
    mailTexts["pl-PL"].orderPlaced.subject("10001").replace("{shop}", "Hearth"),
  );
  expect(mail.html).toContain('lang="pl-PL"');
});

it.each([
  ["a value the mail does not have", { intro: "{password}" }, "/intro UNKNOWN_PLACEHOLDER"],
  ["a brace that is not closed", { subject: "{orderNumber" }, "/subject UNKNOWN_PLACEHOLDER"],
])("%s is refused", async (_name, words, told) => {
  const { client } = await admin.worker("owner");
  const { faults, errors } = await save(client, words);
  const reason = errors[0]?.meta?.parameters?.["reason"];
  expect(`${faults[0]} ${String(reason)}`).toBe(`400 FRAMEWORK__INVALID_REQUEST_PARAMETER ${told}`);
});

it("somebody who was slower is told; a mail nobody sends is not there; lookers send nothing", async () => {
  const { client } = await admin.worker("owner");
  const late = { params: { id: ID }, input: { version: 0, texts: [] } };
  expect((await client.ask("changeMailTemplate", late)).faults[0]).toContain("ADMIN__CHANGED_MEANWHILE");
  const nowhere = await client.ask("readMailTemplate", { params: { id: "birthday" } });
  expect(nowhere.faults[0]).toMatch(/^404/);
  const { client: looker } = await admin.worker("read-only");
  const sent = await looker.ask("sendTestMail", { params: { id: ID }, input: { locale: "de-DE" } });
  expect(sent.faults[0]).toMatch(/^403/);
});
