import type { ProductSheet } from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import { newId } from "../../src/platform/new-id.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { word } from "../harness/admin/admin-world.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertDraft } from "../harness/content/given-product.ts";
import { testShop } from "../harness/test-shop.ts";

/* Only what nobody ever saw or bought can be removed. */
const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("catalogue"));
});

const sheet = async (productId: string) =>
  (await client.ask<ProductSheet>("readProduct", { params: { id: productId } })).body;
const remove = async (productId: string) => {
  const { version } = await sheet(productId);
  return client.ask("removeDraft", { params: { id: productId }, input: { version } });
};
const isThere = async (productId: string) =>
  (await shop.sql`select from product where id = ${productId}`).length > 0;

it("a draft goes with its variants", async () => {
  const family = await insertDraft(shop.sql);
  const variant = await insertDraft(shop.sql, { parentId: family });
  expect((await sheet(family)).isDraft).toBe(true);
  expect((await remove(family)).status).toBe(204);
  expect([await isThere(family), await isThere(variant)]).toEqual([false, false]);
});

it("a variant goes alone, and its family is no longer chosen by what only it had", async () => {
  const family = await insertDraft(shop.sql);
  const asked = async (number: string, option: string) => {
    const { version } = await sheet(family);
    const input = { version, number, optionIds: [id.option(option)] };
    return (await client.ask<ProductSheet>("createVariant", { params: { id: family }, input })).body.id;
  };
  const small = await asked(`V-${word()}`, "colour.white");
  const large = await asked(`V-${word()}`, "colour.black");
  expect((await remove(small)).status).toBe(204);
  expect(await isThere(large)).toBe(true);
  const left = await shop.sql<{ option: string }[]>`
    select replace(option_id::text, '-', '') as option from product_configurator where product_id = ${family}`;
  expect(left.map(({ option }) => option)).toEqual([id.option("colour.black")]);
});

it.each([
  ["is on sale", (productId: string) => shop.sql`update product set active = true where id = ${productId}`],
  [
    "was on sale, and has an address since",
    (productId: string) => shop.sql`
      insert into seo_url (id, language_id, route_name, foreign_key, seo_path_info)
      values (${newId()}, ${id.language("de")}, 'frontend.detail.page', ${productId}, ${productId})`,
  ],
])("what %s stays", async (_what, happens) => {
  const productId = await insertDraft(shop.sql);
  await happens(productId);
  expect((await sheet(productId)).isDraft).toBe(false);
  expect((await remove(productId)).faults).toEqual(["409 ADMIN__WRONG_STATE"]);
  expect(await isThere(productId)).toBe(true);
});

it("a family with a variant that was on sale stays, and so does one that changed meanwhile", async () => {
  const family = await insertDraft(shop.sql);
  const variant = await insertDraft(shop.sql, { parentId: family });
  const { version } = await sheet(family);
  await client.ask("changeProduct", { params: { id: family }, input: { version, weightKg: 3 } });
  expect((await client.ask("removeDraft", { params: { id: family }, input: { version } })).faults).toEqual([
    "409 ADMIN__CHANGED_MEANWHILE",
  ]);
  await shop.sql`update product set active = true where id = ${variant}`;
  expect((await remove(family)).faults).toEqual(["409 ADMIN__WRONG_STATE"]);
});
