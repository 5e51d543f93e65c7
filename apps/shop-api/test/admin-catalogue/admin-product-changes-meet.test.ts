import type { ProductSheet } from "@hearth/admin-contract";
import { describe, expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertDraft } from "../harness/content/given-product.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/*
 * Two people change one product again and again, prices and texts, each from what they read. RACE_CHANGES=1000 is the long setting.
 */
const CHANGES = Number(process.env["RACE_CHANGES"] ?? 25);
const TIMEOUT_MS = 120_000 + CHANGES * 2000;
const shop = testShop();
const admin = testAdmin(shop);

const read = async (client: AdminClient, productId: string) =>
  (await client.ask<ProductSheet>("readProduct", { params: { id: productId } })).body;
const prices = (grossCents: number) => [
  { customerGroupId: id.customerGroup("consumer"), listGrossCents: null, tiers: [{ from: 1, grossCents }] },
];
const grossOf = (sheet: ProductSheet) => sheet.prices[0]?.tiers[0]?.grossCents ?? 0;

it(
  "counting a price up by one: no step of anybody is lost, and the history knows each",
  async () => {
    const productId = await insertDraft(shop.sql);
    const [ada, bea] = [await admin.worker("catalogue"), await admin.worker("owner")];
    const start = grossOf(await read(ada.client, productId));
    const refusals: string[] = [];
    const countUp = async (client: AdminClient) => {
      for (let done = 0; done < CHANGES;) {
        const sheet = await read(client, productId);
        const answer = await client.ask<ProductSheet>("changeProductPrices", {
          params: { id: productId },
          input: { version: sheet.version, prices: prices(grossOf(sheet) + 1) },
          headers: { "idempotency-key": newId() },
        });
        if (answer.status === 200) done++;
        else refusals.push(...answer.faults);
      }
    };
    await Promise.all([countUp(ada.client), countUp(bea.client)]);
    expect(grossOf(await read(ada.client, productId))).toBe(start + 2 * CHANGES);
    // They did meet, and nothing else went wrong.
    expect(new Set(refusals)).toEqual(new Set(["409 ADMIN__CHANGED_MEANWHILE"]));
    const history = await shop.sql<{ gross: number }[]>`
    select gross_cents::int as gross from price_history where product_id = ${productId} order by valid_from`;
    expect(history.map(({ gross }) => gross)).toEqual(
      Array.from({ length: 2 * CHANGES + 1 }, (_, step) => start + step),
    );
    const [log] = await shop.sql<{ n: number }[]>`
    select count(*)::int as n from staff_audit where object = ${productId} and action = 'changeProductPrices'`;
    expect(log?.n).toBe(2 * CHANGES);
    console.log(`${2 * CHANGES} changes, ${refusals.length} refused because somebody was quicker`);
  },
  TIMEOUT_MS,
);

it(
  "what is read while somebody changes it is of one moment: the version is that of the price beside it",
  async () => {
    const productId = await insertDraft(shop.sql);
    const { client } = await admin.worker("catalogue");
    const first = await read(client, productId);
    const state = { isWriting: true };
    const write = async () => {
      for (let step = 0; step < CHANGES * 8; step++)
        await shop.sql`update product_price set gross_cents = gross_cents + 1 where product_id = ${productId}`;
      state.isWriting = false;
    };
    const look = async () => {
      while (state.isWriting) {
        const sheet = await read(client, productId);
        expect(sheet.version - first.version).toBe(grossOf(sheet) - grossOf(first));
      }
    };
    await Promise.all([write(), look(), look(), look()]);
  },
  TIMEOUT_MS,
);

describe("whoever changes what was read, the next one is told what it is now", () => {
  it.each<[string, (productId: string) => Promise<unknown>]>([
    [
      "a colleague's text",
      (productId) => shop.sql`update product_translation set name = 'Anders' where product_id = ${productId}`,
    ],
    [
      "an import's price",
      (productId) =>
        shop.sql`update product_price set gross_cents = 1, net_cents = 1 where product_id = ${productId}`,
    ],
    [
      "a picture",
      (productId) =>
        shop.sql`insert into product_media (id, product_id, media_id) values (${newId()}, ${productId}, ${id.media("detail.svg")})`,
    ],
    ["the product itself", (productId) => shop.sql`update product set weight_kg = 7 where id = ${productId}`],
  ])("%s", async (_name, change) => {
    const productId = await insertDraft(shop.sql);
    const { client } = await admin.worker("catalogue");
    const { version } = await read(client, productId);
    await change(productId);
    const late = await client.ask("changeProduct", {
      params: { id: productId },
      input: { version, weightKg: 3 },
    });
    expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
    const now = await read(client, productId);
    expect(late.errors[0]?.meta?.parameters?.["current"]).toEqual(now);
    expect(now.weightKg).not.toBe(3);
  });
});

it("pieces that come and go at once add up, whoever moves them, and each key counts once", async () => {
  const productId = await insertDraft(shop.sql);
  const [ada, bea] = [await admin.worker("catalogue"), await admin.worker("catalogue")];
  const move = (client: AdminClient, pieces: number, key = newId()) =>
    client.ask<ProductSheet>("moveStock", {
      params: { id: productId },
      input: { pieces, reason: pieces > 0 ? "delivery" : "damage", note: "Regal 4" },
      headers: { "idempotency-key": key },
    });
  const key = newId();
  await Promise.all([
    ...Array.from({ length: 5 }, () => move(ada.client, 3)),
    ...Array.from({ length: 5 }, () => move(bea.client, -2)),
    ...Array.from({ length: 3 }, () => move(ada.client, 100, key)),
  ]);
  const { stock } = await read(ada.client, productId);
  expect(stock.stock).toBe(10 + 15 - 10 + 100);
  expect(stock.movements).toHaveLength(11);
  expect(stock.movements[0]).toMatchObject({ stock: 115, note: "Regal 4" });
  expect((await move(bea.client, -116)).faults).toEqual(["409 ADMIN__STOCK_TOO_LOW"]);
  expect((await move(bea.client, -115)).body.stock.stock).toBe(0);
  const family = await bea.client.ask("moveStock", {
    params: { id: id.product("kestrel") },
    input: { pieces: 1, reason: "count" },
    headers: { "idempotency-key": newId() },
  });
  expect(family.faults).toEqual(["409 ADMIN__HAS_VARIANTS"]);
  await expect(shop.sql`update shelf_movement set pieces = 1`).rejects.toThrow("append-only");
});
