import type { OrderSheet } from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { type Desk, deskOf } from "../harness/admin/order-desk.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { item } from "../harness/order/cart.ts";
import { memberWith, order } from "../harness/order/checkout.ts";
import { confirm } from "../harness/order/confirmations.ts";
import { testShop } from "../harness/test-shop.ts";

/* A file that was bought stays open while its own money stays, whatever else goes back. */
const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});

async function bought() {
  const buyer = await memberWith(shop, item("guide"), item("hose"));
  const placed = await order(shop, buyer, { consents: ["terms", "digital-waiver"] });
  await confirm(shop, placed.id);
  const desk = deskOf(client, placed.id);
  await desk.read();
  const sheet = (await desk.act("markOrderPaid")).body;
  const [download] = await shop.sql<{ id: string; line: string }[]>`
    select id, replace(order_line_id::text, '-', '') as line from order_download where order_id = ${placed.id}`;
  const status = async () => {
    const headers = { "sw-access-key": id.accessKey, ...buyer.headers } as Record<string, string>;
    const path = `/store-api/order/download/${placed.id}/${download?.id}`;
    return (await fetch(`${shop.origin}${path}`, { headers })).status;
  };
  const fileLine = sheet.lines.find((line) => line.id === download?.line);
  const otherLine = sheet.lines.find((line) => line.id !== download?.line);
  return { desk, status, fileLine, otherLine };
}

/** Money of a transfer is sent by hand, and noted. */
async function giveBack(desk: Desk, wish: object): Promise<OrderSheet> {
  const asked = (await desk.act("refundOrder", { cause: "goodwill", ...wish })).body;
  const refundId = asked.refunds.find(({ state }) => state === "open")?.id ?? "";
  return (await desk.act("confirmRefund", {}, { params: { refundId } })).body;
}

it("stays open when money goes back for other goods, and closes when its own does", async () => {
  const { desk, status, fileLine, otherLine } = await bought();
  expect(await status()).toBe(200);
  const lines = (line: typeof fileLine) => ({ lines: [{ lineId: line?.id ?? "", quantity: 1 }] });
  expect((await giveBack(desk, lines(otherLine))).paymentState).toBe("refunded_partially");
  expect(await status()).toBe(200);
  await giveBack(desk, lines(fileLine));
  expect(await status()).toBe(404);
});

it("stays open after a free amount, and closes once everything went back", async () => {
  const { desk, status } = await bought();
  const { refundableCents } = await giveBack(desk, { amountCents: 100 });
  expect(await status()).toBe(200);
  expect((await giveBack(desk, { amountCents: refundableCents })).paymentState).toBe("refunded");
  expect(await status()).toBe(404);
});
