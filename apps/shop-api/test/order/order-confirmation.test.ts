import { createHash } from "node:crypto";
import type { Order } from "@hearth/contract";
import { createFormatters, type Locale } from "@hearth/i18n";
import { documentTexts } from "@hearth/i18n/documents";
import { digitalWaiver } from "@hearth/i18n/legal";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { bankEnv, confirm, deliveryTo, runConfirmations } from "../harness/order/confirmations.ts";
import { withdrawalText, withWithdrawalPage } from "../harness/content/given-legal-pages.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({ prepare: withWithdrawalPage, env: bankEnv });
let smtp: MailStandIn;
beforeAll(async () => {
  smtp = await openMailStandIn();
});
afterAll(() => smtp.close());

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const money = (locale: Locale, amount: number) =>
  plain(createFormatters(locale).money(Math.round(amount * 100)));

interface InvoiceRow {
  id: string;
  number: string;
  deep_link_code: string;
  file_name: string;
  content: Buffer | null;
}
const invoicesOf = (orderId: string) =>
  shop.sql<InvoiceRow[]>`
    select id, number, deep_link_code, file_name, content from order_document where order_id = ${orderId}`;
const confirmationsOf = (orderId: string) =>
  shop.sql`select id from mail where event_key = ${`order-placed:${orderId}`}`;

/** Buys, and leaves the rest to the worker. */
async function buy(...items: readonly object[]): Promise<Order> {
  return order(shop, await guestWith(shop, ...items));
}

describe("the invoice", () => {
  const carts: [string, object[]][] = [
    ["one thing", [item("hose")]],
    ["several of it", [item("hose", 7), item("valve", 3)]],
    [
      "a discount over several rates",
      [item("hose", 9), item("module", 2), { type: "promotion", referencedId: "TENOFF" }],
    ],
    ["freight and large sums", [item("battery-10", 2), item("inverter")]],
    ["a file", [item("guide")]],
  ];

  it.each(carts)("has the sums of the order: %s", async (_name, items) => {
    const placed = await buy(...items);
    await confirm(shop, placed.id);
    const [row] = await invoicesOf(placed.id);
    const { text, files } = readPdf(row?.content ?? Buffer.alloc(0));
    const { total, taxTable } = documentTexts["de-DE"];
    expect(text).toContain(`${total}\n${money("de-DE", placed.amountTotal)}`);
    for (const { taxRate, tax, price } of placed.price.calculatedTaxes) {
      const sums = [price - tax, tax, price].map((amount) => money("de-DE", amount)).join("\n");
      expect(text).toContain(`${taxTable.title} ${String(taxRate).replace(".", ",")} %\n${sums}`);
    }
    const xml = files.get("factur-x.xml") ?? "";
    expect(xml).toContain(`<ram:GrandTotalAmount>${placed.amountTotal.toFixed(2)}</ram:GrandTotalAmount>`);
    expect(xml).toContain(
      `<ram:TaxBasisTotalAmount>${placed.amountNet.toFixed(2)}</ram:TaxBasisTotalAmount>`,
    );
  });

  it("is written once, with one number and one mail, however often and at once the job runs", async () => {
    const orders = await Promise.all(Array.from({ length: 3 }, () => buy(item("hose"))));
    const [before] = await shop.sql<{ last: number }[]>`select last from number_range where name = 'invoice'`;
    await Promise.all(
      orders.flatMap(({ id: orderId }) => Array.from({ length: 5 }, () => confirm(shop, orderId))),
    );
    const first = await Promise.all(orders.map(({ id: orderId }) => invoicesOf(orderId)));
    await Promise.all(orders.map(({ id: orderId }) => confirm(shop, orderId)));
    const second = await Promise.all(orders.map(({ id: orderId }) => invoicesOf(orderId)));
    expect(second).toEqual(first);
    for (const { id: orderId } of orders) expect(await confirmationsOf(orderId)).toHaveLength(1);
    const [after] = await shop.sql<{ last: number }[]>`select last from number_range where name = 'invoice'`;
    expect((after?.last ?? 0) - (before?.last ?? 0)).toBe(3);
    const [holes] = await shop.sql`
      select r.last - 20000 - (select count(*) from order_document) as missing from number_range r where name = 'invoice'`;
    expect(holes).toEqual({ missing: 0 });
  });

  it("keeps its number when the worker died before the sheet was drawn", async () => {
    const placed = await buy(item("hose"));
    await confirm(shop, placed.id);
    const [whole] = await invoicesOf(placed.id);
    await shop.sql`update order_document set content = null, file_name = '' where order_id = ${placed.id}`;
    await shop.sql`delete from mail where event_key = ${`order-placed:${placed.id}`}`;
    await confirm(shop, placed.id);
    const [again] = await invoicesOf(placed.id);
    expect(again).toMatchObject({ id: whole?.id, number: whole?.number, file_name: whole?.file_name });
    expect(readPdf(again?.content ?? Buffer.alloc(0)).text).toContain(`Rechnung ${whole?.number}`);
    expect(await confirmationsOf(placed.id)).toHaveLength(1);
  });

  it("comes with a purchase event when money comes later by agreement, once", async () => {
    const placed = await buy(item("hose"));
    await confirm(shop, placed.id);
    await confirm(shop, placed.id);
    expect(await shop.sql`select from purchase_event where order_id = ${placed.id}`).toHaveLength(1);
  });
});

describe.each([
  ["de-DE", "de"],
  ["en-GB", "en"],
  ["pl-PL", "pl"],
] as const)("the mail in %s", (locale, key) => {
  it(
    "says all of it and carries what the law wants, in the language of the order",
    { timeout: 60_000 },
    async () => {
      const buyer = await guestWith(shop, item("hose", 2), item("guide"));
      await buyer.shopper.choose({ languageId: id.language(key) });
      const placed = await order(shop, buyer, {
        consents: ["terms", "digital-waiver"],
        customerComment: "Bitte klingeln",
      });
      const { mail } = await deliveryTo(shop, smtp, buyer);
      const text = plain(mail.text ?? "");
      const flat = (words: string) => words.replace(/\s+/g, " ");

      expect(mail.subject).toContain(placed.orderNumber);
      expect(text).toContain(money(locale, placed.amountTotal));
      expect(text).toContain("DE02 1203 0000 0000 2020 51");
      expect(text).toContain("Bitte klingeln");
      expect(flat(text)).toContain(flat(digitalWaiver(locale, "Test shop")));
      expect(text).toMatch(new RegExp(`https?://\\S+/order/${placed.deepLinkCode}`));
      expect(mail.html).toContain(placed.deepLinkCode);

      const [row] = await invoicesOf(placed.id);
      const titles = documentTexts[locale];
      // The test catalogue has no Polish terms: they are read in English, and called so.
      const terms = documentTexts[locale === "pl-PL" ? "en-GB" : locale].texts.terms;
      const files = new Map(
        mail.attachments.map((file) => [file.filename, Buffer.from(file.content as ArrayBuffer)]),
      );
      expect(new Set(files.keys())).toEqual(
        new Set([`${titles.invoice}-${row?.number}.pdf`, `${terms}.pdf`, `${titles.texts.withdrawal}.pdf`]),
      );
      expect(mail.attachments.every(({ mimeType }) => mimeType === "application/pdf")).toBe(true);
      const read = (name: string) => readPdf(files.get(name) ?? Buffer.alloc(0)).text;
      expect(files.get(`${titles.invoice}-${row?.number}.pdf`)).toEqual(row?.content);
      expect(read(`${titles.invoice}-${row?.number}.pdf`)).toContain(money(locale, placed.amountTotal));
      expect(read(`${titles.texts.withdrawal}.pdf`)).toContain(withdrawalText[key]);
      expect(read(`${terms}.pdf`)).toContain(key === "de" ? "AGB" : "Terms");
    },
  );
});

it(
  "gives the terms to buyers whose client has no box for them, and notes no consent",
  { timeout: 60_000 },
  async () => {
    const buyer = await guestWith(shop, item("hose"));
    const placed = await order(shop, buyer, { consents: undefined });
    expect(placed.extensions?.hearthOrder?.consents.map(({ kind }) => kind)).toEqual(["withdrawal"]);
    const { mail } = await deliveryTo(shop, smtp, buyer);
    const { texts } = documentTexts["de-DE"];
    const names = mail.attachments.map(({ filename }) => filename);
    expect(names).toEqual(expect.arrayContaining([`${texts.terms}.pdf`, `${texts.withdrawal}.pdf`]));
  },
);

it("keeps what a buyer was told, after the mail is gone", { timeout: 60_000 }, async () => {
  const buyer = await guestWith(shop, item("hose"));
  const placed = await order(shop, buyer);
  const { mail } = await deliveryTo(shop, smtp, buyer);
  const [row] = await shop.sql<
    { data: object; kept: { subject: string; text: string; references: { texts: string[] } } }[]
  >`
    select data, kept from mail where event_key = ${`order-placed:${placed.id}`}`;
  expect(row?.data).toEqual({});
  expect(row?.kept.subject).toBe(mail.subject);
  expect(row?.kept.text.trim().replace(/\s+/g, " ")).toBe((mail.text ?? "").trim().replace(/\s+/g, " "));
  const texts = await shop.sql<{ hash: string; content: string }[]>`
    select hash, content from legal_text where hash = any(${row?.kept.references.texts ?? []})`;
  expect(texts).toHaveLength(2);
  for (const { hash, content } of texts)
    expect(createHash("sha256").update(content).digest("hex")).toBe(hash);
});

it("is queued with the order itself", async () => {
  const placed = await buy(item("hose"));
  await runConfirmations(shop);
  expect(await invoicesOf(placed.id)).toHaveLength(1);
});
