import type { Order } from "@hearth/contract";
import { documentTexts } from "@hearth/i18n/documents";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkInvariants } from "../../../../bench/src/invariants/check-invariants.ts";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import type { Member } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order, readOrders } from "../harness/order/checkout.ts";
import { bankEnv, confirm, deliveryTo, runConfirmations } from "../harness/order/confirmations.ts";
import { type MailStandIn, openMailStandIn } from "../harness/mail/mail-stand-in.ts";
import { sweepNow } from "../harness/order/sweep.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({ env: bankEnv });
let smtp: MailStandIn;
beforeAll(async () => {
  smtp = await openMailStandIn();
});
afterAll(() => smtp.close());

interface DocumentRow {
  id: string;
  type: string;
  number: string;
  deep_link_code: string;
  content: Buffer | null;
}
const documentsOf = (orderId: string) =>
  shop.sql<DocumentRow[]>`
    select id, type, number, deep_link_code, content from order_document where order_id = ${orderId} order by type`;
const mailsOf = (orderId: string) =>
  shop.sql<{ recipient: string; data: Record<string, unknown> }[]>`
    select recipient, data from mail where event_key = ${`order-cancelled:${orderId}`}`;
const cancel = ({ headers }: Member, { id: orderId }: Order) =>
  shop.api.post("/order/state/cancel", { orderId }, headers);
const queueAgain = ({ id: orderId }: Order) => shop.sql`
  select graphile_worker.add_job('order_cancelled', json_build_object('orderId', ${orderId}::text, 'isPaid', false))`;
const violations = () => checkInvariants(shop.sql);
const cents = (xml: string, tag: string) =>
  Math.round(Number(new RegExp(`<ram:${tag}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);

async function buy(...items: readonly object[]): Promise<{ buyer: Member; placed: Order }> {
  const buyer = await guestWith(shop, ...items);
  return { buyer, placed: await order(shop, buyer) };
}

it("takes the invoice back and tells the buyer, once, however often it is asked and done", async () => {
  const { buyer, placed } = await buy(item("hose", 3), item("valve"));
  await confirm(shop, placed.id);
  await Promise.all([cancel(buyer, placed), cancel(buyer, placed), cancel(buyer, placed)]);
  expect(await violations()).toEqual([]);
  await Promise.all([runConfirmations(shop), runConfirmations(shop)]);
  await queueAgain(placed);
  await queueAgain(placed);
  await Promise.all([runConfirmations(shop), runConfirmations(shop)]);
  const [invoice, storno, ...more] = await documentsOf(placed.id);
  expect(more).toEqual([]);
  expect(storno?.number).toMatch(/^S30\d{3}$/);
  const { text, files } = readPdf(storno?.content ?? Buffer.alloc(0));
  expect(text).toContain(`Stornorechnung ${storno?.number}`);
  expect(text).toContain(`Rechnung ${invoice?.number} vom`);
  const xml = files.get("factur-x.xml") ?? "";
  expect(xml).toContain("<ram:TypeCode>384</ram:TypeCode>");
  expect(xml).toContain(
    `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${invoice?.number}</ram:IssuerAssignedID>`,
  );
  expect(cents(xml, "GrandTotalAmount")).toBe(-Math.round(placed.amountTotal * 100));
  expect(await mailsOf(placed.id)).toMatchObject([
    {
      recipient: buyer.email,
      data: { orderNumber: placed.orderNumber, isPaid: false, name: "Ada Brenner", documentId: storno?.id },
    },
  ]);
  expect(await violations()).toEqual([]);
});

it("comes after a confirmation that was still to be made", async () => {
  const { buyer, placed } = await buy(item("hose"));
  await cancel(buyer, placed);
  await shop.sql`
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = 'order_placed' and j.payload ->> 'orderId' = ${placed.id}`;
  await runConfirmations(shop);
  expect((await documentsOf(placed.id)).map(({ type }) => type)).toEqual(["invoice", "storno"]);
  const told = await shop.sql`select 1 from mail where event_key = ${`order-placed:${placed.id}`}`;
  expect(told).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

it("leaves orders that stand alone", async () => {
  const { placed } = await buy(item("hose"));
  await queueAgain(placed);
  await runConfirmations(shop);
  expect((await documentsOf(placed.id)).map(({ type }) => type)).toEqual(["invoice"]);
  expect(await mailsOf(placed.id)).toEqual([]);
});

it("follows the sweeper too", async () => {
  const { placed } = await buy(item("hose"));
  await shop.sql`
    update order_transaction set created_at = now() - interval '3 days', payment_method_id = ${id.paymentMethod("card")}
    where order_id = ${placed.id}`;
  await sweepNow(shop);
  await runConfirmations(shop);
  expect((await documentsOf(placed.id)).map(({ type }) => type)).toEqual(["invoice", "storno"]);
  expect(await mailsOf(placed.id)).toHaveLength(1);
});

it("is listed among the order's documents in the language of whoever looks", async () => {
  const { buyer, placed } = await buy(item("hose"));
  await cancel(buyer, placed);
  await runConfirmations(shop);
  const [, storno] = await documentsOf(placed.id);
  const associations = { documents: { associations: { documentType: {} } } };
  const languages = [
    ["de", "de-DE"],
    ["en", "en-GB"],
    ["pl", "pl-PL"],
  ] as const;
  for (const [key, locale] of languages) {
    const headers = { ...buyer.headers, "sw-language-id": id.language(key) };
    const [shown] = (await readOrders(shop, headers, { associations })).orders.elements;
    expect(shown?.documents).toMatchObject([
      { documentType: { technicalName: "invoice" } },
      {
        documentNumber: storno?.number,
        documentType: { technicalName: "storno", name: documentTexts[locale].storno },
      },
    ]);
  }
});

it("goes with the mail", { timeout: 40_000 }, async () => {
  const { buyer, placed } = await buy(item("hose"));
  await confirm(shop, placed.id);
  await cancel(buyer, placed);
  const { mail } = await deliveryTo(shop, smtp, { email: buyer.email, about: "storniert" });
  const [, storno] = await documentsOf(placed.id);
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Stornorechnung-${storno?.number}.pdf`]);
  expect(mail.text).toContain("Angehängt ist die Stornorechnung");
  const [kept] = await shop.sql<{ kept: { text: string } }[]>`
    select kept from mail where event_key = ${`order-cancelled:${placed.id}`}`;
  expect(kept?.kept.text).toContain("Stornorechnung");
});
