import type { AdminOperationId } from "@hearth/admin-contract";
import { newId } from "../../../src/platform/new-id.ts";
import type { AdminRequest } from "./admin-client.ts";
import { type Prepare, withKey, word, type World } from "./admin-world.ts";
import * as id from "../content/catalogue-ids.ts";
import { insertDraft, versionOf } from "../content/given-product.ts";
import { promotionForm } from "../content/given-promotion.ts";
import type { TestShop } from "../test-shop.ts";

/** About products, categories and promotions. */
export const catalogueRequests = {
  listProducts: () => ({
    input: { search: "e", filter: { state: "active", availableBelow: 10 }, sort: "-name" },
  }),
  exportPrices: () => ({ input: { filter: { state: "active" }, search: "e" } }),
  readProductChoices: () => ({}),
  listPictures: () => ({ input: { search: "e", sort: "fileName" } }),
  readProduct: () => ({ params: { id: id.product("kestrel") } }),
  createProduct: () => ({ input: { number: `N-${word()}`, name: "Neu", taxId: id.tax("standard") } }),
  createVariant: async ({ shop }) =>
    draft(shop, { number: `N-${word()}`, optionIds: [id.option("capacity.kwh-5")] }),
  changeProduct: async ({ shop }) => draft(shop, { weightKg: 2 }),
  changeProductText: async ({ shop }) => draft(shop, { locale: "en-GB", name: "Draft" }),
  changeProductPrices: async ({ shop }) =>
    withKey(
      await draft(shop, {
        prices: [
          {
            customerGroupId: id.customerGroup("consumer"),
            listGrossCents: null,
            tiers: [{ from: 1, grossCents: 9900 }],
          },
        ],
      }),
    ),
  changeProductPictures: async ({ shop }) => draft(shop, { mediaIds: [id.media("detail.svg")] }),
  moveStock: async ({ shop }) =>
    withKey({
      params: { id: await insertDraft(shop.sql) },
      input: { pieces: 3, reason: "delivery" },
    }),
  // What waits for its family passes the gate with it.
  publishProduct: async ({ shop }) => draft(shop, {}, await insertDraft(shop.sql)),
  removeDraft: async ({ shop }) => draft(shop),
  withdrawProduct: async ({ shop }) => draft(shop),
  listBulkChanges: () => ({ input: { filter: { kind: "price" } } }),
  readBulkChange: async (world) => ({ params: { id: await insertBulkChange(world) } }),
  listBulkChangeRows: async (world) => ({ params: { id: await insertBulkChange(world) } }),
  preparePriceImport: () => ({ input: { csv: "WZ-V-12;25" } }),
  preparePriceChange: () => ({ input: { productIds: [id.product("kestrel")], share: 500 } }),
  prepareActiveChange: () => ({ input: { productIds: [id.product("withdrawn")], isActive: true } }),
  applyBulkChange: async (world) =>
    withKey({ params: { id: await insertBulkChange(world) }, input: { version: 1 } }),
  undoBulkChange: async (world) =>
    withKey({ params: { id: await insertBulkChange(world, "applied") }, input: { version: 1 } }),
  listPromotions: () => ({ input: { search: "ten", filter: { state: "active" } } }),
  readPromotion: () => ({ params: { id: id.promotion("welcome") } }),
  createPromotion: () => withKey({ input: promotionForm({ code: `NEW-${word()}` }) }),
  changePromotion: async (world) =>
    withKey({
      params: { id: await insertPromotion(world) },
      input: promotionForm({ codeType: "individual", version: 1 }),
    }),
  listPromotionCodes: () => ({ params: { id: id.promotion("welcome") } }),
  createPromotionCodes: async (world) =>
    withKey({ params: { id: await insertPromotion(world) }, input: { count: 2 } }),
  listCategories: () => ({}),
  createCategory: () => ({
    input: { parentId: id.category("root"), names: [{ locale: "de-DE", name: `Neu ${word()}` }] },
  }),
  readCategory: () => ({ params: { id: id.category("heating") } }),
  changeCategoryText: async (world) => ({
    params: { id: await insertCategory(world) },
    input: { version: 1, locale: "en-GB", name: "Heat" },
  }),
  readCategoryRemoval: () => ({ params: { id: id.category("heating") } }),
  removeCategory: async (world) => ({ params: { id: await insertCategory(world) }, input: { version: 1 } }),
  moveCategory: async (world) => ({
    params: { id: await insertCategory(world) },
    input: { version: 1, parentId: id.category("heating"), position: 0 },
  }),
  tryPromotions: () => ({ input: { lines: [{ number: "WZ-T-1", quantity: 1 }], codes: ["TENOFF"] } }),
} satisfies Partial<Record<AdminOperationId, Prepare>>;

/** A request about a product that nobody sees. */
async function draft(shop: TestShop, input: object = {}, parentId?: string): Promise<AdminRequest> {
  const productId = await insertDraft(shop.sql, parentId === undefined ? {} : { parentId });
  return {
    params: { id: productId },
    input: { version: await versionOf(shop.sql, productId), ...input },
  };
}

async function insertBulkChange({ shop }: World, state = "checked"): Promise<string> {
  const changeId = newId();
  await shop.sql`insert into bulk_change (id, kind, state, staff) values (${changeId}, 'price', ${state}, 'ada@example.com')`;
  return changeId;
}

async function insertPromotion({ shop }: World): Promise<string> {
  const promotionId = newId();
  await shop.sql`insert into promotion (id, code_type, conditions, discounts, texts)
    select ${promotionId}, 'individual', conditions, discounts, texts from promotion where id = ${id.promotion("ten-off")}`;
  return promotionId;
}

async function insertCategory({ shop }: World): Promise<string> {
  const categoryId = newId();
  await shop.sql`insert into category (id, parent_id, level, path, position)
    values (${categoryId}, ${id.category("empty")}, 3, ${[id.category("root"), id.category("empty")]}::uuid[], 99)`;
  return categoryId;
}
