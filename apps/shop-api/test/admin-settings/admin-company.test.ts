import type { CompanySheet } from "@hearth/admin-contract";
import type { Category } from "@hearth/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { company } from "../harness/admin/admin-setting-requests.ts";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { bankEnv, deliveryTo } from "../harness/order/confirmations.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop({ env: bankEnv });
const admin = testAdmin(shop);
testWorker(shop, bankEnv);
let smtp: MailStandIn;
beforeAll(async () => {
  smtp = await openMailStandIn();
});
afterAll(() => smtp.close());

const read = async (client: AdminClient) => (await client.ask<CompanySheet>("readCompany")).body;
const save = async (client: AdminClient, more: object = {}) => {
  const { version } = await read(client);
  return client.ask<CompanySheet>("changeCompany", {
    input: { version, company: { ...company, ...more } },
  });
};

it("begins with what the shop was set up with, account included", async () => {
  const { client } = await admin.worker("owner");
  expect(await read(client)).toMatchObject({
    isOwn: false,
    company: { name: "Hearth GmbH", bank: { iban: bankEnv.BANK_IBAN } },
  });
});

it.each([
  ["vatId", { vatId: "DE12" }, "NO_VAT_ID"],
  ["country", { country: "XX" }, "UNKNOWN"],
  ["email", { email: "a@b" }, "NO_MAILBOX"],
  ["iban", { bank: { ...company.bank, iban: "DE02120300000000202015" } }, "NO_IBAN"],
  ["hours", { hours: [{ days: [1], from: "17:00", to: "09:00" }] }, "ENDS_BEFORE_IT_BEGINS"],
])("a wrong %s is refused, and nothing is kept", async (field, more, reason) => {
  const { client } = await admin.worker("owner");
  const refused = await save(client, more);
  expect(refused.faults).toEqual([`400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${field}`]);
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
  expect((await read(client)).isOwn).toBe(false);
});

it(
  "pages, orders, invoices and mails say what staff wrote, soon and from the next document on",
  {
    timeout: 90_000,
  },
  async () => {
    const { client } = await admin.worker("owner");
    const home = async () => (await shop.api.post<Category>("/category/home")).body.customFields;
    const contact = async () => (await home())?.["hearth_contact"];
    expect((await home())?.["hearth_shop"]).toEqual({ name: "Test shop", legalName: "Test shop" });
    const { phone, email, hours } = company;
    const bank = { ...company.bank, iban: "pl61 1090 1014 0000 0712 1981 2874" };
    await expectToReach({
      read: contact,
      from: await contact(),
      change: () => save(client, { vatId: "de 123.456.789", bank }),
      to: { phone, email, hours },
    });
    expect((await home())?.["hearth_shop"]).toEqual({
      name: "Ofenhaus Nord",
      legalName: "Ofenhaus Nord GmbH",
    });
    expect(await read(client)).toMatchObject({
      isOwn: true,
      company: { vatId: "DE123456789", bank: { iban: "PL61109010140000071219812874" } },
    });

    const buyer = await guestWith(shop, item("hose"));
    const placed = await order(shop, buyer);
    expect(placed.extensions?.hearthOrder?.bankDetails?.iban).toBe("PL61109010140000071219812874");
    const { mail } = await deliveryTo(shop, smtp, buyer);
    expect(mail.from?.name).toBe("Ofenhaus Nord");
    expect(mail.subject).toContain("bei Ofenhaus Nord");
    expect(mail.text).toContain("Ihr Team von Ofenhaus Nord\n");
    expect(mail.text).toContain("Ofenhaus Nord GmbH, Werftweg 3, 24103 Kiel");
    expect(mail.text).toContain("Geschäftsführung: Jonte Petersen");
    expect(mail.text).not.toContain("Lindholm");
    const invoice = mail.attachments.find(({ filename }) => filename?.startsWith("Rechnung-"));
    const { text } = readPdf(Buffer.from(invoice?.content as ArrayBuffer));
    expect(text).toContain("Ofenhaus Nord GmbH");
    expect(text).toContain("PL61 1090 1014 0000 0712 1981 2874");

    expect((await save(client, { bank: null })).body.company.bank).toBeNull();
  },
);

it("somebody who was slower is told, and who may only look changes nothing", async () => {
  const { client } = await admin.worker("owner");
  const late = await client.ask<CompanySheet>("changeCompany", { input: { version: 0, company } });
  expect(late.faults[0]).toContain("ADMIN__CHANGED_MEANWHILE");
  const { client: looker } = await admin.worker("read-only");
  expect((await read(looker)).company.name).toBe("Ofenhaus Nord GmbH");
  expect((await save(looker)).faults[0]).toMatch(/^403/);
});
