import type { AuditEntry, ListPage, OrderHead } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { linkOf, memberWith, order, readOrders, stockOf } from "../harness/order/checkout.ts";
import { confirm, runConfirmations } from "../harness/order/confirmations.ts";
import { deskOf, pieces } from "../harness/admin/order-desk.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* What staff decide beside sending and paying back: calling off, goods that are not sent or come back, notes, flags, mails, sheets. */

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let journal: OrderJournal;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
  journal = await openJournal(shop.sql);
  for (const key of ["hose", "thermostat"]) await journal.restock(id.product(key), 1000);
});

async function ordered(...items: readonly object[]) {
  const buyer = await memberWith(
    shop,
    ...(items.length > 0 ? items : [item("hose", 3), item("thermostat", 1)]),
  );
  const placed = await order(shop, buyer);
  const desk = deskOf(client, placed.id);
  return { buyer, placed, desk, sheet: await desk.read() };
}

async function sent() {
  const made = await ordered();
  await made.desk.act("markOrderPaid");
  const sheet = (await made.desk.act("shipOrder", { lines: pieces(made.sheet, 3, 1), carrier: "DHL" })).body;
  return { ...made, sheet };
}

describe("calling off", () => {
  it("frees the goods, says why, and mail and invoice follow as for the buyer", async () => {
    const before = await stockOf(shop, id.product("hose"));
    const { desk, placed } = await ordered();
    const after = (await desk.act("cancelOrder", { cause: "not-deliverable" })).body;
    expect(after).toMatchObject({ state: "cancelled", cancelledFor: "not-deliverable", possible: [] });
    expect(await stockOf(shop, id.product("hose"))).toEqual(before);
    await runConfirmations(shop);
    const told = await desk.read();
    expect(told.documents.map(({ type }) => type)).toEqual(["invoice", "storno"]);
    expect(told.mails.map(({ template }) => template)).toEqual(["order-placed", "order-cancelled"]);
    expect((await desk.act("cancelOrder", { cause: "customer" })).faults).toEqual([
      "409 ADMIN__STEP_NOT_POSSIBLE",
    ]);
    expect(await journal.check()).toEqual([]);
    const steps = told.steps
      .filter(({ actor }) => actor === "staff")
      .map(({ entity, to }) => `${entity} ${to}`);
    expect(steps).toEqual(["delivery cancelled", "transaction cancelled", "order cancelled"]);
    expect(placed.id).toBe(told.id);
  });

  it("is over once something was sent", async () => {
    const { desk } = await sent();
    expect((await desk.act("cancelOrder", { cause: "customer" })).faults).toEqual([
      "409 ADMIN__STEP_NOT_POSSIBLE",
    ]);
  });
});

describe("a transfer", () => {
  it("makes an order paid once; the buyer is told, and the purchase counts", async () => {
    const { desk, buyer } = await ordered();
    const after = (await desk.act("markOrderPaid")).body;
    expect(after).toMatchObject({ paymentState: "paid", state: "open" });
    expect(after.payments).toMatchObject([{ capturedCents: after.totalCents }]);
    const mails =
      await shop.sql`select recipient from mail where event_key = ${`transfer-received:${after.id}`}`;
    expect(mails).toEqual([{ recipient: buyer.email }]);
    expect(await shop.sql`select from purchase_event where order_id = ${after.id}`).toHaveLength(1);
    expect((await desk.act("markOrderPaid")).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
    expect(await journal.check()).toEqual([]);
  });
});

describe("pieces that are paid back before they were sent", () => {
  it("are free for others, and the rest completes the order", async () => {
    const { desk, sheet } = await ordered();
    await desk.act("markOrderPaid");
    const { reserved } = await stockOf(shop, id.product("hose"));
    const wish = { cause: "not-deliverable", isDropped: true, lines: pieces(sheet, 2) };
    const dropped = (await desk.act("refundOrder", wish)).body;
    expect(dropped.lines[0]).toMatchObject({ quantity: 3, dropped: 2, refunded: 2, sent: 0 });
    expect((await stockOf(shop, id.product("hose"))).reserved).toBe(reserved - 2);
    expect((await desk.act("shipOrder", { lines: pieces(sheet, 2) })).faults).toEqual([
      "409 ADMIN__BEYOND_ORDER",
    ]);
    const done = (await desk.act("shipOrder", { lines: pieces(sheet, 1, 1) })).body;
    expect(done).toMatchObject({ state: "completed", deliveryState: "shipped" });
    expect(await journal.check()).toEqual([]);
  });

  it("are freed once, though the order is called off then; all of them are not dropped but called off", async () => {
    const before = await stockOf(shop, id.product("hose"));
    const { desk, sheet } = await ordered();
    await desk.act("markOrderPaid");
    const drop = (lines: object[]) =>
      desk.act("refundOrder", { cause: "not-deliverable", isDropped: true, lines });
    expect((await drop(pieces(sheet, 3, 1))).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
    expect((await drop(pieces(sheet, 2))).status).toBe(200);
    expect((await desk.act("cancelOrder", { cause: "other" })).status).toBe(200);
    expect(await stockOf(shop, id.product("hose"))).toEqual(before);
    expect(await journal.check()).toEqual([]);
  });
});

describe("goods come back", () => {
  it("in parts, to the shelf or not, and never more than were sent", async () => {
    const { desk, sheet } = await sent();
    const { stock } = await stockOf(shop, id.product("hose"));
    const first = (await desk.act("returnGoods", { lines: pieces(sheet, 1), isRestocked: true })).body;
    expect(first).toMatchObject({ deliveryState: "returned_partially", returns: [{ isRestocked: true }] });
    expect((await stockOf(shop, id.product("hose"))).stock).toBe(stock + 1);
    expect((await desk.act("returnGoods", { lines: pieces(sheet, 3), isRestocked: true })).faults).toEqual([
      "409 ADMIN__BEYOND_ORDER",
    ]);
    const all = (await desk.act("returnGoods", { lines: pieces(sheet, 2, 1), isRestocked: false })).body;
    expect(all).toMatchObject({ deliveryState: "returned", state: "completed", possible: ["refund"] });
    expect(all.lines.map(({ returned }) => returned)).toEqual([3, 1]);
    expect((await stockOf(shop, id.product("hose"))).stock).toBe(stock + 1);
    expect(await journal.check()).toEqual([]);
  });

  it("not before all of it was sent", async () => {
    const { desk, sheet } = await ordered();
    await desk.act("markOrderPaid");
    await desk.act("shipOrder", { lines: pieces(sheet, 1) });
    expect((await desk.act("returnGoods", { lines: pieces(sheet, 1), isRestocked: true })).faults).toEqual([
      "409 ADMIN__STEP_NOT_POSSIBLE",
    ]);
  });
});

describe("notes and flags", () => {
  it("are for staff: the buyer sees neither, nor that anything changed", async () => {
    const { desk, buyer, placed } = await ordered();
    const seen = async () =>
      JSON.stringify(await readOrders(shop, buyer.headers, { associations: { deliveries: {} } }));
    const before = await seen();
    const noted = (await desk.act("noteOrder", { content: "Nicht senden: Kunde meldet sich" })).body;
    expect(noted.notes).toMatchObject([
      { author: "Ada Brenner", content: "Nicht senden: Kunde meldet sich" },
    ]);
    expect((await desk.act("flagOrder", { flags: ["fraud", "address", "fraud"] })).body.flags).toEqual([
      "address",
      "fraud",
    ]);
    expect(await seen()).toBe(before);
    const { deepLinkCode, ...proof } = linkOf(placed);
    const filter = [{ type: "equals", field: "deepLinkCode", value: deepLinkCode }];
    const byLink = await shop.api.post("/order", { ...proof, filter });
    expect(JSON.stringify(byLink.body)).not.toMatch(/Nicht senden|fraud/);
  });

  it("a note has to be read by whoever acts next, and wants no version itself", async () => {
    const { desk, placed } = await ordered();
    const colleague = deskOf((await admin.worker("service")).client, placed.id);
    expect((await colleague.act("noteOrder", { content: "Bitte warten" })).status).toBe(200);
    expect((await desk.act("markOrderPaid")).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
    expect((await desk.read()).notes).toHaveLength(1);
    expect((await desk.act("markOrderPaid")).status).toBe(200);
  });

  it("flags are shown in the list, narrow it, and go", async () => {
    const { desk, sheet } = await ordered();
    await desk.act("flagOrder", { flags: ["address"] });
    const flagged = async (flag: string) =>
      (await client.ask<ListPage<OrderHead>>("listOrders", { input: { filter: { flag } } })).body.items;
    expect(await flagged("address")).toContainEqual(
      expect.objectContaining({ number: sheet.number, flags: ["address"] }),
    );
    expect((await flagged("fraud")).map(({ number }) => number)).not.toContain(sheet.number);
    expect((await desk.act("flagOrder", { flags: [] })).body.flags).toEqual([]);
    expect((await flagged("address")).map(({ number }) => number)).not.toContain(sheet.number);
    expect((await desk.act("flagOrder", { flags: ["rich"] })).status).toBe(400);
  });
});

describe("mails and sheets", () => {
  it("are sent again under another name, and nine times at most", async () => {
    const { desk, sheet, placed } = await sent();
    expect((await desk.act("resendOrderMail")).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
    await confirm(shop, placed.id);
    const [shipment] = sheet.shipments;
    const again = (await desk.act("resendOrderMail", { shipmentId: shipment?.id })).body;
    expect(again.mails.map(({ template }) => template)).toContain("order-placed");
    for (let time = 0; time < 9; time++) expect((await desk.act("resendOrderMail")).status).toBe(200);
    expect((await desk.act("resendOrderMail")).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
    const templates = (await desk.read()).mails.map(({ template }) => template);
    expect(templates.filter((each) => each === "order-placed")).toHaveLength(10);
    expect(templates.filter((each) => each === "order-shipped")).toHaveLength(2);
    expect((await desk.act("resendOrderMail", { shipmentId: id.unknownId })).status).toBe(404);
    expect(await journal.check()).toEqual([]);
  });

  it("say what is in the parcel, and what is still to be fetched", { timeout: 60_000 }, async () => {
    const { desk, sheet, placed } = await ordered();
    await desk.act("markOrderPaid");
    const { shipments } = (await desk.act("shipOrder", { lines: pieces(sheet, 2), trackingCode: "JJD-7" }))
      .body;
    const read = async (operation: "printPickList" | "printDeliveryNote", params: Record<string, string>) => {
      const { body } = await client.ask<{ fileName: string; content: string }>(operation, { params });
      return readPdf(Buffer.from(body.content, "base64")).text;
    };
    const note = await read("printDeliveryNote", { id: placed.id, shipmentId: shipments[0]?.id ?? "" });
    for (const part of [`Lieferschein ${placed.orderNumber}`, "JJD-7", "2 St.", "Ada Brenner"])
      expect(note).toContain(part);
    const list = await read("printPickList", { id: placed.id });
    expect(list.match(/1 St\./g)).toHaveLength(2);
    expect(list).not.toContain("2 St.");
  });
});

it("each change is on record with what was asked and what it did, and one that is refused is not", async () => {
  const { desk, placed } = await ordered();
  await desk.act("shipOrder", { lines: pieces(await desk.read(), 1) });
  await desk.act("markOrderPaid");
  const owner = await admin.worker("owner");
  const { items } = (
    await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: placed.id } } })
  ).body;
  expect(items).toMatchObject([
    { action: "markOrderPaid", before: { paymentState: "open" }, after: { paymentState: "paid" } },
  ]);
});
