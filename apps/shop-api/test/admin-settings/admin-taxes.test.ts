import type { AdminTax } from "@hearth/admin-contract";
import { addDays, shopDay, startOfDay } from "@hearth/rules";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const today = shopDay(Date.now());
const later = addDays(today, 40);
const standard = async (client: AdminClient): Promise<AdminTax> => {
  const { taxes } = (await client.ask<{ taxes: AdminTax[] }>("listTaxes")).body;
  const found = taxes.find((tax) => tax.id === id.tax("standard"));
  if (!found) throw new Error("no standard tax");
  return found;
};
const plan = async (client: AdminClient, plans: AdminTax["plans"], version?: number) => {
  const seen = version ?? (await standard(client)).version;
  return client.ask<AdminTax>("planTax", {
    params: { id: id.tax("standard") },
    input: { version: seen, plans },
  });
};
const atHome = (ratePercent: number, validFrom: string) => ({ countryId: null, ratePercent, validFrom });
const priced = () => shop.sql<{ gross: number; net: number }[]>`
  select gross_cents as gross, net_cents as net from product_price p join product o on o.id = p.product_id
  where o.tax_id = ${id.tax("standard")} order by 1, 2 limit 20`;

it("a rate of a later day is kept until then, and the worker is woken when that day begins here", async () => {
  const { client } = await admin.worker("owner");
  const before = await standard(client);
  const after = (await plan(client, [atHome(16, later)])).body;
  expect(after).toMatchObject({ ratePercent: before.ratePercent, plans: [atHome(16, later)] });
  const [job] = await shop.sql<{ at: string }[]>`
    select run_at as at from graphile_worker.jobs where key = ${`hold_tax_plans:${later}`}`;
  expect(new Date(job?.at ?? 0).getTime()).toBe(startOfDay(later));

  const late = await plan(client, [], before.version);
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  for (const [wrong, reason] of [
    [[atHome(16, addDays(today, -1))], "IN_THE_PAST"],
    [[atHome(16, later), atHome(17, later)], "TWICE"],
    [[{ ...atHome(16, later), countryId: id.tax("standard") }], "UNKNOWN"],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- three of them
    const { errors } = await plan(client, [...wrong]);
    expect(errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
  }
  const { client: looker } = await admin.worker("read-only");
  expect((await plan(looker, [])).faults[0]).toMatch(/^403/);
});

it(
  "on its day carts, prices and sending follow: gross stays, net does not; an order of before keeps its tax",
  { timeout: 240_000 },
  async () => {
    const { client } = await admin.worker("owner");
    const placed = await order(shop, await guestWith(shop, item("hose")));
    const taxOf = (price: { calculatedTaxes: { taxRate: number }[] }) =>
      price.calculatedTaxes.map(({ taxRate }) => taxRate);
    expect(taxOf(placed.price)).toEqual([19]);
    const before = await priced();

    // The day comes: the worker finds the plan due.
    await plan(client, [atHome(16, later), { ...atHome(22, later), countryId: id.country("pl") }]);
    await shop.sql`update tax set plans = replace(plans::text, ${later}, ${today})::jsonb where id = ${id.tax("standard")}`;
    await shop.sql`select graphile_worker.add_job('hold_tax_plans', '{}'::json)`;
    await eventually(async () => {
      expect(await standard(client)).toMatchObject({ ratePercent: 16, plans: [] });
    }, 60_000);
    const { rates } = await standard(client);
    expect(rates).toContainEqual({ countryId: id.country("pl"), ratePercent: 22 });

    const after = await priced();
    expect(after.map(({ gross }) => gross)).toEqual(before.map(({ gross }) => gross));
    for (const { gross, net } of after) expect(net).toBe(gross - Math.round((gross * 16) / 116));
    await eventually(async () => {
      const again = await order(shop, await guestWith(shop, item("hose")));
      expect(taxOf(again.price)).toEqual([16]);
      expect(again.amountTotal).toBe(placed.amountTotal);
    }, 60_000);
    const [kept] = await shop.sql<{ rate: number }[]>`
      select (document #>> '{order,price,calculatedTaxes,0,taxRate}')::int as rate from shop_order where id = ${placed.id}`;
    expect(kept?.rate).toBe(19);
  },
);

it("a rate from today on holds at once", async () => {
  const { client } = await admin.worker("owner");
  expect((await plan(client, [atHome(19, today)])).body).toMatchObject({ ratePercent: 19, plans: [] });
});
