import type { PriceListFields, ProductSheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertDraft } from "../harness/content/given-product.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
const consumer = id.customerGroup("consumer");

async function setPrices(client: AdminClient, key: string, prices: readonly PriceListFields[]) {
  const params = { id: id.product(key) };
  const { version } = (await client.ask<ProductSheet>("readProduct", { params })).body;
  const headers = { "idempotency-key": newId() };
  return client.ask<ProductSheet>("changeProductPrices", { params, input: { version, prices }, headers });
}

it("steps, a list price and another group's price; the same again is no news to the history", async () => {
  const { client } = await admin.worker("catalogue");
  const wishes = [
    {
      customerGroupId: consumer,
      listGrossCents: 15_000,
      tiers: [
        { from: 1, grossCents: 12_000 },
        { from: 5, grossCents: 11_000 },
      ],
    },
    {
      customerGroupId: id.customerGroup("trade"),
      listGrossCents: null,
      tiers: [{ from: 1, grossCents: 9000 }],
    },
  ];
  const points = async () =>
    (await shop.sql`select from price_history where product_id = ${id.product("hose")}`).length;
  const before = await points();
  const changed = (await setPrices(client, "hose", wishes)).body;
  expect(changed.prices.map(({ listGrossCents, tiers }) => [listGrossCents, tiers.length])).toEqual([
    [15_000, 2],
    [null, 1],
  ]);
  // Two others, one that came, two that went.
  expect(await points()).toBe(before + 5);
  void (await setPrices(client, "hose", wishes)).body;
  expect(await points()).toBe(before + 5);
});

it("another tax leaves what buyers pay and corrects what of it is tax, of variants without a tax of their own too", async () => {
  const { client } = await admin.worker("catalogue");
  const family = await insertDraft(shop.sql);
  const [heir, other] = [
    await insertDraft(shop.sql, { parentId: family }),
    await insertDraft(shop.sql, { parentId: family }),
  ];
  await shop.sql`update product set tax_id = null where id = ${heir}`;
  const params = { id: family };
  const { version } = (await client.ask<ProductSheet>("readProduct", { params })).body;
  void (await client.ask("changeProduct", { params, input: { version, taxId: id.tax("zero") } })).body;
  const netOf = async (productId: string) =>
    (
      await shop.sql<{ gross: number; net: number }[]>`
        select gross_cents::int as gross, net_cents::int as net from product_price where product_id = ${productId}`
    ).map(({ gross, net }) => [gross, net]);
  expect([await netOf(family), await netOf(heir), await netOf(other)]).toEqual([
    [[11_900, 11_900]],
    [[11_900, 11_900]],
    [[11_900, 10_000]],
  ]);
});

it.each([
  [[{ from: 2, grossCents: 100 }], "FIRST_TIER_MISSING"],
  [
    [
      { from: 1, grossCents: 100 },
      { from: 5, grossCents: 200 },
    ],
    "MORE_COSTS_MORE",
  ],
])("%j is refused: %s", async (tiers, reason) => {
  const { client } = await admin.worker("catalogue");
  const answer = await setPrices(client, "valve", [
    { customerGroupId: consumer, listGrossCents: null, tiers },
  ]);
  expect(answer.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /prices/0/tiers"]);
  expect(answer.errors[0]?.meta?.parameters?.["reason"]).toBe(reason);
});

it("a price without its key is not taken", async () => {
  const { client } = await admin.worker("catalogue");
  const answer = await client.ask("changeProductPrices", {
    params: { id: id.product("valve") },
    input: { version: 1, prices: [] },
  });
  expect(answer.faults).toEqual(["400 ADMIN__KEY_MISSING"]);
});
