import { type AuditEntry, listLimit, type ListPage, type OrderHead } from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { insertOrder } from "../harness/order/given-order.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* Bookkeeping wants the orders of a month as a file: all that the list shows, and that somebody took them out is on record. */
const shop = testShop();
const admin = testAdmin(shop);
let owner: AdminClient;
beforeAll(async () => {
  ({ client: owner } = await admin.worker("owner"));
  for (let n = 0; n < 130; n++) await insertOrder(shop.sql, { method: "invoice" });
});

const listed = async (filter: object) =>
  (await owner.ask<ListPage<OrderHead>>("listOrders", { input: { filter, limit: 100 } })).body;
const taken = (input: Readonly<Record<string, unknown>>) =>
  owner.ask<{ items: OrderHead[] }>("exportOrders", { input });

it("has every order of the list, more than a page of it, as the list says them", async () => {
  const { items, total } = await listed({ state: "open" });
  const { body } = await taken({ filter: { state: "open" } });
  expect(total).toBeGreaterThan(100);
  expect(body.items).toHaveLength(total);
  expect(body.items.slice(0, 100)).toEqual(items);
});

it("is narrowed as the list is", async () => {
  const [first] = (await listed({})).items;
  const { body } = await taken({ search: first?.number ?? "" });
  expect(body.items.map(({ number }) => number)).toEqual([first?.number]);
  expect((await taken({ filter: { state: "cancelled" } })).body.items).toEqual([]);
});

it("is on record with its number of orders, and without what was searched for", async () => {
  await taken({ search: "Brenner" });
  const { body } = await owner.ask<ListPage<AuditEntry>>("listAudit", {
    input: { filter: { action: "exportOrders" }, limit: 1 },
  });
  expect(body.items[0]).toMatchObject({ resource: "personal-data", after: { isSearch: true } });
  expect(JSON.stringify(body.items[0]?.after)).not.toContain("Brenner");
});

it("is refused rather than cut off", async () => {
  await shop.sql.begin(async (tx) => {
    // Rows of no orders: the count looks at nothing else.
    await tx`set local session_replication_role = replica`;
    await tx`insert into order_outline select gen_random_uuid(), 'many-' || n, placed_at, total_cents, customer_id, state, payment_state,
      delivery_state, flags, words from (select * from order_outline limit 1) l, generate_series(1, ${listLimit.counted}) n`;
  });
  expect((await taken({})).faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /filter"]);
});
