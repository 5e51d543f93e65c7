import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { memberWith, order } from "../harness/order/checkout.ts";
import { type Desk, deskOf, newKey, pieces } from "../harness/admin/order-desk.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* A sheet of orders that leave together: each by its own key and transaction, so that one that is refused holds up no other. */

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let journal: OrderJournal;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
  journal = await openJournal(shop.sql);
  await journal.restock(id.product("hose"), 1000);
});

async function placed(isPaid: boolean) {
  const { id: orderId } = await order(shop, await memberWith(shop, item("hose", 2)));
  const desk = deskOf(client, orderId);
  const sheet = await desk.read();
  return { desk, sheet: isPaid ? (await desk.act("markOrderPaid")).body : sheet, key: newKey() };
}

it("sent twice it leaves once, and what is unpaid or changed since it was read stays behind by itself", async () => {
  const orders = [await placed(true), await placed(false), await placed(true), await placed(true)];
  const noted = orders[2]?.desk as Desk;
  void (await noted.act("noteOrder", { content: "Bitte nicht senden" })).body;
  const shipAll = async () => {
    const results: string[] = [];
    for (const [at, { desk, sheet, key }] of orders.entries()) {
      const wish = { lines: pieces(sheet, 2), trackingCode: `JJD-${at}` };
      // oxlint-disable-next-line no-await-in-loop -- as the sheet does it
      const { status, faults } = await desk.act("shipOrder", wish, { key, version: sheet.version });
      results.push(status === 200 ? "shipped" : faults.join());
    }
    return results;
  };
  const expected = ["shipped", "409 ADMIN__STEP_NOT_POSSIBLE", "409 ADMIN__CHANGED_MEANWHILE", "shipped"];
  expect(await shipAll()).toEqual(expected);
  expect(await shipAll()).toEqual(expected);
  const shipments = await Promise.all(orders.map(async ({ desk }) => (await desk.read()).shipments.length));
  expect(shipments).toEqual([1, 0, 0, 1]);
  const [{ records } = { records: 0 }] = await shop.sql<{ records: number }[]>`
    select count(*)::int as records from staff_audit where action = 'shipOrder'`;
  expect(records).toBe(2);
  expect(await journal.check()).toEqual([]);
});
