import type { DemoShop } from "@hearth/admin-contract";
import type { Category } from "@hearth/contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { markedAsDemo } from "../harness/admin/given-demo.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const read = async (client: AdminClient) => (await client.ask<DemoShop>("readDemo")).body;
const empty = async (client: AdminClient, shopName = "Test shop") => {
  const { version } = await read(client);
  return client.ask<DemoShop>("emptyDemo", { input: { version, shopName } });
};
const rows = async (table: string) =>
  (await shop.sql<{ count: number }[]>`select count(*)::int as count from ${shop.sql(table)}`)[0]?.count;

it("a shop without the mark is never emptied, and nobody can set the mark once it holds something", async () => {
  const { client } = await admin.worker("owner");
  expect((await read(client)).state).toBe("none");
  expect((await empty(client)).faults[0]).toContain("409 ADMIN__NO_DEMO");
  await expect(shop.sql`insert into demo_shop default values`).rejects.toThrow("only an empty shop");
  expect(await rows("demo_shop")).toBe(0);
});

it("only an owner empties it, and only by its name", async () => {
  await markedAsDemo(shop.sql);
  const { client } = await admin.worker("owner");
  expect(await read(client)).toMatchObject({ state: "demo", shopName: "Test shop" });
  expect((await empty(client, "test shop")).faults[0]).toContain("400 FRAMEWORK__INVALID_REQUEST_PARAMETER");
  const { client: other } = await admin.worker({ settings: ["read", "create", "change", "remove"] });
  expect((await empty(other)).faults[0]).toContain("403 ADMIN__NOT_ALLOWED");
  const late = await client.ask("emptyDemo", { input: { version: 0, shopName: "Test shop" } });
  expect(late.faults[0]).toContain("ADMIN__CHANGED_MEANWHILE");
  expect(await rows("product")).toBeGreaterThan(0);
});

it(
  "goods, people and orders are gone, staff, record, settings and law are there, and the shop answers",
  { timeout: 180_000 },
  async () => {
    const { client } = await admin.worker("owner");
    await order(shop, await guestWith(shop, item("hose")));
    const stays = ["staff_account", "tax", "country", "shipping_tariff", "payment_method", "property_group"];
    const before = await Promise.all(stays.map(rows));
    const logged = (await rows("staff_audit")) ?? 0;

    expect((await empty(client)).body.state).toBe("asked");
    await eventually(async () => {
      const { state, waiting } = await read(client);
      expect({ state, waiting }).toEqual({ state: "emptied", waiting: 0 });
    }, 60_000);

    for (const table of ["product", "shop_order", "customer", "promotion", "manufacturer", "product_read"])
      // oxlint-disable-next-line no-await-in-loop -- a few tables
      expect(await rows(table), table).toBe(0);
    expect(await Promise.all(stays.map(rows))).toEqual(before);
    expect(await rows("staff_audit")).toBeGreaterThan(logged);

    await shop.services.references.refresh();
    expect((await shop.api.post<Category>("/category/home")).status).toBe(200);
    const found = await shop.api.post<{ total: number }>("/search", { search: "Schlauch" });
    expect(found).toMatchObject({ status: 200, body: { total: 0 } });
    const [path] = await shop.sql`select from seo_url where seo_path_info = 'agb'`;
    expect(path).toBeDefined();

    expect((await empty(client)).faults[0]).toContain("ADMIN__CHANGED_MEANWHILE");
    await expect(shop.sql`update demo_shop set emptied_at = null`).rejects.toThrow("stays emptied");
  },
);
