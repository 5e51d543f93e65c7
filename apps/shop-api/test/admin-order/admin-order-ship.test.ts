import type { OrderSheet } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { memberWith, order, readOrders, stockOf } from "../harness/order/checkout.ts";
import { type Desk, deskOf, newKey, pieces } from "../harness/admin/order-desk.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Goods leave in parts: books, states, the mail and the buyer's own page follow each of them, once. */

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let journal: OrderJournal;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
  journal = await openJournal(shop.sql);
  for (const key of ["hose", "thermostat"]) await journal.restock(id.product(key), 1000);
});

async function paidOrder() {
  const buyer = await memberWith(shop, item("hose", 3), item("thermostat", 1));
  const placed = await order(shop, buyer);
  const desk = deskOf(client, placed.id);
  await desk.read();
  const sheet = (await desk.act("markOrderPaid")).body;
  return { buyer, placed, desk, sheet };
}

const mailsAbout = (shipmentId: string) =>
  shop.sql<{ template: string; data: Record<string, unknown>; recipient: string; locale: string }[]>`
    select m.template, m.data, m.recipient, l.locale_code as locale from mail m join language l on l.id = m.language_id
    where m.event_key = ${`order-shipped:${shipmentId}`}`;

describe("an order is sent", () => {
  it("in two parts: the first says that more is to come, the second completes it", async () => {
    const { buyer, placed, desk, sheet } = await paidOrder();
    const before = await stockOf(shop, id.product("hose"));
    const first = (
      await desk.act("shipOrder", { lines: pieces(sheet, 2), carrier: "DHL", trackingCode: "JJD-1" })
    ).body;
    expect(first).toMatchObject({
      state: "in_progress",
      deliveryState: "shipped_partially",
      lines: [
        { sent: 2, quantity: 3 },
        { sent: 0, quantity: 1 },
      ],
      shipments: [{ carrier: "DHL", trackingCode: "JJD-1", lines: [{ quantity: 2 }] }],
      possible: ["ship", "refund"],
    });
    expect(await stockOf(shop, id.product("hose"))).toEqual({
      stock: before.stock - 2,
      reserved: before.reserved - 2,
    });
    const [mail] = await mailsAbout(first.shipments[0]?.id ?? "");
    expect(mail).toMatchObject({
      recipient: buyer.email,
      locale: "de-DE",
      template: "order-part-shipped",
      data: {
        carrier: "DHL",
        trackingCode: "JJD-1",
        lines: [{ quantity: 2, label: placed.lineItems?.[0]?.label }],
      },
    });
    const shown = async () => {
      const associations = { deliveries: { associations: { stateMachineState: {} } } };
      return (await readOrders(shop, buyer.headers, { associations })).orders.elements[0]?.deliveries?.[0];
    };
    expect(await shown()).toMatchObject({
      trackingCodes: ["JJD-1"],
      stateMachineState: { technicalName: "shipped_partially" },
    });
    const second = (await desk.act("shipOrder", { lines: pieces(first, 1, 1), trackingCode: "JJD-2" })).body;
    expect(second).toMatchObject({
      state: "completed",
      deliveryState: "shipped",
      possible: ["refund", "return"],
    });
    expect(second.shipments).toHaveLength(2);
    const [last] = await mailsAbout(second.shipments[1]?.id ?? "");
    expect(last).toMatchObject({
      template: "order-shipped",
      data: { carrier: null, trackingCode: "JJD-2" },
    });
    expect(await shown()).toMatchObject({
      trackingCodes: ["JJD-1", "JJD-2"],
      stateMachineState: { technicalName: "shipped" },
    });
    expect(second.mails.map(({ template }) => template)).toEqual([
      "transfer-received",
      "order-part-shipped",
      "order-shipped",
    ]);
    expect(await journal.check()).toEqual([]);
  });

  it("not beyond what was ordered, not twice in one parcel, and not what is not its own", async () => {
    const { desk, sheet } = await paidOrder();
    const { sheet: other } = await paidOrder();
    for (const lines of [pieces(sheet, 4), pieces(other, 1), [...pieces(sheet, 1), ...pieces(sheet, 1)]])
      expect((await desk.act("shipOrder", { lines })).faults).toEqual(["409 ADMIN__BEYOND_ORDER"]);
    for (const quantity of [0, -1, 1.5])
      expect((await desk.act("shipOrder", { lines: [{ ...pieces(sheet, 1)[0], quantity }] })).status).toBe(
        400,
      );
    expect((await desk.read()).shipments).toEqual([]);
    expect((await desk.act("shipOrder", { lines: pieces(sheet, 3, 1) })).status).toBe(200);
    expect((await desk.act("shipOrder", { lines: pieces(sheet, 1) })).faults).toEqual([
      "409 ADMIN__STEP_NOT_POSSIBLE",
    ]);
  });

  it("not before it is paid, and not when it is cancelled", async () => {
    const placed = await order(shop, await memberWith(shop, item("hose")));
    const desk = deskOf(client, placed.id);
    const sheet = await desk.read();
    const ship = () => desk.act("shipOrder", { lines: pieces(sheet, 1) });
    expect(sheet.possible).not.toContain("ship");
    expect((await ship()).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
    expect((await desk.act("cancelOrder", { cause: "customer" })).status).toBe(200);
    expect((await ship()).faults).toEqual(["409 ADMIN__STEP_NOT_POSSIBLE"]);
  });

  it("not when the books have too few", async () => {
    const { desk, sheet } = await paidOrder();
    const [row] = await shop.sql<
      { stock: number }[]
    >`select stock from product_stock where product_id = ${id.product("hose")}`;
    await shop.sql`update product_stock set stock = 1 where product_id = ${id.product("hose")}`;
    const { faults, errors } = await desk.act("shipOrder", { lines: pieces(sheet, 2, 1) });
    await shop.sql`update product_stock set stock = ${row?.stock ?? 0} where product_id = ${id.product("hose")}`;
    expect(faults).toEqual(["409 ADMIN__NOT_IN_STOCK"]);
    expect(errors[0]?.meta?.parameters).toEqual({ productId: id.product("hose") });
    expect((await desk.read()).shipments).toEqual([]);
  });
});

describe("sent again", () => {
  it("with its key, ten times at once, it leaves once and is answered the same", async () => {
    const { desk, sheet } = await paidOrder();
    const wish = { lines: pieces(sheet, 1) };
    const more = { key: newKey(), version: sheet.version };
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.act("shipOrder", wish, more)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await desk.read()).shipments).toHaveLength(1);
    expect((await desk.act("shipOrder", { lines: pieces(sheet, 2) }, more)).faults).toEqual([
      "409 ADMIN__KEY_REUSED",
    ]);
    expect(await journal.check()).toEqual([]);
  });

  it("by two people who saw the same, one sends and the other is told what stands now", async () => {
    const colleague = await admin.worker("owner");
    for (let run = 0; run < 5; run++) {
      const { placed, desk, sheet } = await paidOrder();
      const wish = { lines: pieces(sheet, 3, 1) };
      const both: [Desk, Desk] = [desk, deskOf(colleague.client, placed.id)];
      const answers = await Promise.all(
        both.map((each) => each.act("shipOrder", wish, { version: sheet.version })),
      );
      expect(answers.flatMap(({ faults }) => faults)).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
      const refused = answers.find(({ status }) => status === 409);
      const current = refused?.errors[0]?.meta?.parameters?.["current"] as OrderSheet;
      expect(current).toEqual(await desk.read());
      expect(current.shipments).toHaveLength(1);
    }
    expect(await journal.check()).toEqual([]);
  });

  it("what the buyer did meanwhile counts too", async () => {
    const buyer = await memberWith(shop, item("hose"));
    const placed = await order(shop, buyer);
    const desk = deskOf(client, placed.id);
    await desk.read();
    const cancelled = await shop.api.post("/order/state/cancel", { orderId: placed.id }, buyer.headers);
    expect(cancelled.status).toBe(200);
    expect((await desk.act("markOrderPaid")).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  });
});

it("placing an order counts no version, every step of a state does", async () => {
  const placed = await order(shop, await memberWith(shop, item("hose")));
  const desk = deskOf(client, placed.id);
  const { version } = await desk.read();
  expect(version).toBe(1);
  expect((await desk.act("markOrderPaid")).body.version).toBeGreaterThan(1);
});
