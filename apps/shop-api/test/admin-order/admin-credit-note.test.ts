import { documentTexts } from "@hearth/i18n/documents";
import type { OrderSheet } from "@hearth/admin-contract";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import { companyReader } from "../../src/modules/company/index.ts";
import { createOrderLetters } from "../../src/modules/order-confirmation/index.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { runConfirmations } from "../harness/order/confirmations.ts";
import { deskOf, pieces } from "../harness/admin/order-desk.ts";
import { paymentRig } from "../harness/payment/payment-rig.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";

/* Money that goes back for a part of an order takes that part of its invoice back: one sheet for each refund, once. */

const rig = paymentRig();
const admin = testAdmin(rig.shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});
beforeEach(() => rig.control.webhooks.hold());

async function paid() {
  const shopper = await rig.order("card");
  const reference = await shopper.begin();
  rig.control.act(reference, "pay");
  await shopper.back(reference);
  const desk = deskOf(client, shopper.orderId);
  return { shopper, desk, sheet: await desk.read() };
}

interface DocumentRow {
  id: string;
  type: string;
  number: string;
  content: Buffer | null;
}
const documentsOf = (orderId: string) =>
  rig.shop.sql<DocumentRow[]>`
    select id, type, number, content from order_document where order_id = ${orderId} order by created_at, number`;
const xmlOf = ({ content }: DocumentRow) =>
  readPdf(content ?? Buffer.alloc(0)).files.get("factur-x.xml") ?? "";
const cents = (xml: string, tag: string) =>
  Math.round(Number(new RegExp(`<ram:${tag}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);
const notesOf = async (orderId: string) =>
  (await documentsOf(orderId)).filter(({ type }) => type === "credit_note");
const queueAgain = (refundId: string) =>
  rig.shop
    .sql`select graphile_worker.add_job('write_credit_note', json_build_object('refundId', ${refundId}::text))`;
const draw = async () => {
  await Promise.all([runConfirmations(rig.shop), runConfirmations(rig.shop)]);
};

it("a line, shipping and an amount: each its own sheet, together the money that went back", async () => {
  const { shopper, desk, sheet } = await paid();
  expect(sheet.refundableShippingCents).toBeGreaterThan(0);
  const after: OrderSheet[] = [];
  for (const wish of [
    { cause: "damaged", lines: pieces(sheet, 1) },
    { cause: "other", isShipping: true },
  ])
    after.push((await desk.act("refundOrder", wish)).body);
  expect(after[1]).toMatchObject({ refundableShippingCents: 0, refundableCents: 0 });
  expect((await desk.act("refundOrder", { cause: "other", isShipping: true })).faults[0]).toMatch(
    /BEYOND_ORDER|STEP_NOT_POSSIBLE/,
  );
  await draw();
  for (const { id } of after[1]?.refunds ?? []) await queueAgain(id);
  await draw();
  const [invoice, ...notes] = await documentsOf(shopper.orderId);
  expect(notes.map(({ type, number }) => [type, number.replace(/\d{3}$/, "")])).toEqual([
    ["credit_note", "K40"],
    ["credit_note", "K40"],
  ]);
  // Two workers take their numbers in any order.
  const numbered = (await desk.read()).refunds.map(({ creditNote, amountCents }) => [
    creditNote,
    -amountCents,
  ]);
  expect(new Map(notes.map((note) => [note.number, cents(xmlOf(note), "GrandTotalAmount")]))).toEqual(
    new Map(numbered as [string, number][]),
  );
  expect(notes.map((note) => cents(xmlOf(note), "TaxTotalAmount")).reduce((a, b) => a + b, 0)).toBe(
    -cents(xmlOf(invoice as DocumentRow), "TaxTotalAmount"),
  );
  const { text } = readPdf(notes[0]?.content ?? Buffer.alloc(0));
  expect(text).toContain(`Rechnungskorrektur ${notes[0]?.number}`);
  expect(text).toContain(`Rechnung ${invoice?.number} vom`);
  expect(xmlOf(notes[0] as DocumentRow)).toContain(
    `<ram:InvoiceReferencedDocument><ram:IssuerAssignedID>${invoice?.number}<`,
  );
  const shown = await client.ask<{ fileName: string; content: string }>("readOrderDocument", {
    params: { id: shopper.orderId, documentId: notes[0]?.id ?? "" },
  });
  expect(shown.body.fileName).toBe(`Rechnungskorrektur-${notes[0]?.number}.pdf`);
  expect(Buffer.from(shown.body.content, "base64").equals(notes[0]?.content ?? Buffer.alloc(0))).toBe(true);
  await rig.jobs.runAll();
  expect(await rig.violations()).toEqual([]);
});

it("goes with the mail about the money, which waits for it", async () => {
  const { desk } = await paid();
  const asked = (await desk.act("refundOrder", { cause: "goodwill", amountCents: 150 })).body;
  const refundId = asked.refunds[0]?.id ?? "";
  await rig.jobs.runAll();
  const [mail] = await rig.shop.sql<{ data: { refundId: string; amountCents: number } }[]>`
    select data from mail where event_key = ${`payment-refunded:${refundId}`}`;
  expect(mail?.data).toMatchObject({ refundId, amountCents: 150 });
  const letters = createOrderLetters(companyReader(rig.shop.services.config));
  const stored = mail?.data as Parameters<(typeof letters)["payment-refunded"]>[1];
  await expect(letters["payment-refunded"](rig.shop.sql, stored)).rejects.toThrow(/not drawn/);
  await draw();
  const { data, attachments } = await letters["payment-refunded"](rig.shop.sql, stored);
  expect(data.hasCreditNote).toBe(true);
  expect(attachments.map(({ filename }) => filename)).toEqual([
    `Rechnungskorrektur-${(await desk.read()).refunds[0]?.creditNote}.pdf`,
  ]);
});

it("an order that is called off later takes back only the rest of its invoice", async () => {
  const { shopper, desk, sheet } = await paid();
  await desk.act("refundOrder", { cause: "goodwill", amountCents: 777 });
  expect((await desk.act("cancelOrder", { cause: "customer" })).status).toBe(200);
  await draw();
  const documents = await documentsOf(shopper.orderId);
  expect(documents.map(({ type }) => type).toSorted()).toEqual(["credit_note", "invoice", "storno"]);
  const total = (type: string) =>
    cents(xmlOf(documents.find((each) => each.type === type) as DocumentRow), "GrandTotalAmount");
  expect(total("credit_note")).toBe(-777);
  expect(total("storno")).toBe(777 - sheet.totalCents);
  const storno = documents.find(({ type }) => type === "storno");
  expect(readPdf(storno?.content ?? Buffer.alloc(0)).text).toContain(
    documentTexts["de-DE"].creditWords.before((await notesOf(shopper.orderId))[0]?.number ?? ""),
  );
  await rig.jobs.runAll();
  expect(await rig.violations()).toEqual([]);
});

it("a refund is never without its note: both are written, or neither", async () => {
  const { shopper, desk } = await paid();
  await rig.shop.sql`alter table credit_note add constraint broken check (parts is null) not valid`;
  try {
    await expect(desk.act("refundOrder", { cause: "goodwill", amountCents: 100 })).rejects.toThrow("500");
  } finally {
    await rig.shop.sql`alter table credit_note drop constraint broken`;
  }
  const [left] = await rig.shop.sql`
    select count(*)::int as refunds from payment_refund r join order_transaction t on t.id = r.transaction_id
    where t.order_id = ${shopper.orderId}`;
  expect(left?.["refunds"]).toBe(0);
});
