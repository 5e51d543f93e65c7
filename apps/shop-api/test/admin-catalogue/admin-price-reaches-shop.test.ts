import type { PriceListFields, ProductSheet } from "@hearth/admin-contract";
import type { Product, ProductDetail } from "@hearth/contract";
import { expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { expectToReach } from "../harness/content/expect-to-reach.ts";
import { listing } from "../harness/content/listing.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const consumer = id.customerGroup("consumer");

async function setPrices(client: AdminClient, key: string, prices: readonly PriceListFields[]) {
  const params = { id: id.product(key) };
  const { version } = (await client.ask<ProductSheet>("readProduct", { params })).body;
  const headers = { "idempotency-key": newId() };
  return client.ask<ProductSheet>("changeProductPrices", { params, input: { version, prices }, headers });
}

it("a price is on the product's page and in its listing soon, with the lowest of 30 days", async () => {
  const { client } = await admin.worker("catalogue");
  const shown = (product: Product | undefined) => [
    product?.calculatedPrice.unitPrice,
    product?.calculatedPrice.regulationPrice?.price ?? null,
  ];
  await expectToReach({
    read: async () => [
      shown((await shop.api.post<ProductDetail>(`/product/${id.product("thermostat")}`)).body.product),
      shown(
        (await listing(shop, "radiators", { limit: 50 })).elements.find(
          (each) => each.productNumber === "WZ-T-1",
        ),
      ),
    ],
    from: [
      [39, null],
      [39, null],
    ],
    change: async () => {
      const wish = {
        customerGroupId: consumer,
        listGrossCents: null,
        tiers: [{ from: 1, grossCents: 3590 }],
      };
      const { prices } = (await setPrices(client, "thermostat", [wish])).body;
      expect(prices).toMatchObject([
        {
          tiers: [{ from: 1, grossCents: 3590, netCents: 3017 }],
          lowestCents: 3900,
          history: [{ grossCents: 3900 }, { grossCents: 3590 }],
        },
      ]);
    },
    to: [
      [35.9, 39],
      [35.9, 39],
    ],
  });
});
