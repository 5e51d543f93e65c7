import { beforeAll, expect, it } from "vitest";
import { readPdf } from "../../src/modules/document/pdf/pdf-text.fixture.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { deskOf, pieces } from "../harness/admin/order-desk.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { item } from "../harness/order/cart.ts";
import { memberWith, order } from "../harness/order/checkout.ts";
import { runConfirmations } from "../harness/order/confirmations.ts";
import { testShop } from "../harness/test-shop.ts";

/* Trade buys net, with the tax on top: what goes back is the gross they paid, and its credit note says net, tax and gross as the invoice did. */
const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});

const sumsOf = async (orderId: string, type: string) => {
  const [row] = await shop.sql<{ content: Buffer }[]>`
    select content from order_document where order_id = ${orderId} and type = ${type}`;
  const xml = readPdf(row?.content ?? Buffer.alloc(0)).files.get("factur-x.xml") ?? "";
  const cents = (tag: string) =>
    Math.round(Number(new RegExp(`<ram:${tag}[^>]*>([^<]*)<`).exec(xml)?.[1]) * 100);
  return {
    net: cents("TaxBasisTotalAmount"),
    tax: cents("TaxTotalAmount"),
    gross: cents("GrandTotalAmount"),
  };
};

it("a credit note of a trade customer takes net and tax of the line back, and no more than was paid", async () => {
  const buyer = await memberWith(shop, item("hose", 2), item("thermostat", 1));
  await shop.sql`update customer set customer_group_id = ${id.customerGroup("trade")} where id = ${buyer.id}`;
  const placed = await order(shop, buyer);
  expect(placed.taxStatus).toBe("net");
  const desk = deskOf(client, placed.id);
  await desk.read();
  const sheet = (await desk.act("markOrderPaid")).body;
  const asked = (await desk.act("refundOrder", { cause: "damaged", lines: pieces(sheet, 2) })).body;
  await runConfirmations(shop);
  const [line] = placed.lineItems ?? [];
  const netCents = Math.round((line?.price?.totalPrice ?? 0) * 100);
  const taxCents = Math.round((line?.price?.calculatedTaxes[0]?.tax ?? 0) * 100);
  expect(asked.refunds[0]?.amountCents).toBe(netCents + taxCents);
  expect(await sumsOf(placed.id, "credit_note")).toEqual({
    net: -netCents,
    tax: -taxCents,
    gross: -(netCents + taxCents),
  });
  const invoice = await sumsOf(placed.id, "invoice");
  expect(invoice).toEqual({
    net: Math.round(placed.amountNet * 100),
    tax: Math.round((placed.amountTotal - placed.amountNet) * 100),
    gross: Math.round(placed.amountTotal * 100),
  });
});
