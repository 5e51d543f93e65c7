import type { AuditEntry, CategoryRemoval, CategorySheet, ListPage } from "@hearth/admin-contract";
import type { RouteRules } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { insertDraft } from "../harness/content/given-product.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

/* A category goes when nothing is below it and nothing sold would be left without a place; its address leads on. */
const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("catalogue"));
});

const create = async (name: string, parentId = id.category("root")) => {
  const names = [{ locale: "de-DE", name }];
  return (await client.ask<CategorySheet>("createCategory", { input: { parentId, names } })).body;
};
const removalOf = async (categoryId: string) =>
  (await client.ask<CategoryRemoval>("readCategoryRemoval", { params: { id: categoryId } })).body;
const remove = ({ id: categoryId, version }: Pick<CategorySheet, "id" | "version">) =>
  client.ask("removeCategory", { params: { id: categoryId }, input: { version } });
const putInto = (productId: string, ...categories: string[]) => shop.sql`
  update product set category_ids = ${categories}::uuid[] where id = ${productId}`;
const placesOf = async (productId: string) => {
  const [row] = await shop.sql<{ places: string[] }[]>`
    select category_ids as places from product where id = ${productId}`;
  return row?.places.map((place) => place.replaceAll("-", ""));
};
const pathInfo = async (path: string) => {
  const filter = [{ type: "equals", field: "seoPathInfo", value: path }];
  const { body } = await shop.api.post<{ elements: { foreignKey: string; seoPathInfo: string }[] }>(
    "/seo-url",
    { filter },
  );
  return body.elements[0];
};

it("tells how many products lose the place, and what keeps a category from going", async () => {
  const stoves = await create("Öfen");
  const pellets = await create("Pellets", stoves.id);
  expect(await removalOf(stoves.id)).toEqual({ products: 0, onlyHere: 0, refusal: "HAS_SUBCATEGORIES" });
  const draft = await insertDraft(shop.sql);
  await putInto(draft, pellets.id);
  expect(await removalOf(pellets.id)).toEqual({ products: 1, onlyHere: 0, refusal: null });
  await shop.sql`update product set active = true where id = ${draft}`;
  expect(await removalOf(pellets.id)).toEqual({ products: 1, onlyHere: 1, refusal: "ONLY_PLACE" });
  expect((await remove(pellets)).errors[0]?.meta?.parameters?.["reason"]).toBe("ONLY_PLACE");
  expect((await remove(stoves)).errors[0]?.meta?.parameters?.["reason"]).toBe("HAS_SUBCATEGORIES");
  const { version } = (
    await client.ask<CategorySheet>("readCategory", { params: { id: id.category("root") } })
  ).body;
  expect((await remove({ id: id.category("root"), version })).status).toBe(400);
  await shop.sql`delete from product where id = ${draft}`;
});

it("its products keep their other places, and its address leads to the parent, also once that is gone", async () => {
  const tiles = await create("Kacheln");
  const old = await create("Alte", tiles.id);
  const white = await create("Weiße", old.id);
  const draft = await insertDraft(shop.sql);
  await putInto(draft, white.id, id.category("radiators"));
  expect((await remove(white)).status).toBe(204);
  expect(await placesOf(draft)).toEqual([id.category("radiators")]);
  await eventually(async () => {
    expect(await pathInfo("kacheln/alte/weisse")).toMatchObject({
      foreignKey: old.id,
      seoPathInfo: "kacheln/alte",
    });
  }, 30_000);
  expect((await remove(old)).status).toBe(204);
  await eventually(async () => {
    for (const path of ["kacheln/alte/weisse", "kacheln/alte"])
      // oxlint-disable-next-line no-await-in-loop -- two addresses
      expect(await pathInfo(path)).toMatchObject({ foreignKey: tiles.id });
  }, 30_000);
  expect((await client.ask("readCategory", { params: { id: white.id } })).status).toBe(404);
});

it("below the root its address leads to the home page, in every language", async () => {
  const lonely = await create("Einsam");
  expect((await remove(lonely)).status).toBe(204);
  await eventually(async () => {
    const { elements } = (await shop.api.get<RouteRules>("/hearth/route-rule")).body;
    const rules = elements.filter(({ source }) => source === "/einsam");
    expect(rules.map(({ target, status, locale }) => [target, status, locale])).toEqual([
      ["/", 301, "de-DE"],
      ["/", 301, "en-GB"],
      ["/", 301, "pl-PL"],
    ]);
  }, 30_000);
});

it("is removed in the version that was seen, by whoever may, and is on record", async () => {
  const seen = await create("Gesehen");
  await client.ask("changeCategoryText", {
    params: { id: seen.id },
    input: { version: seen.version, locale: "de-DE", name: "Anders" },
  });
  expect((await remove(seen)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  const { client: editor } = await admin.worker("content");
  const asked = { params: { id: seen.id }, input: { version: seen.version + 1 } };
  expect((await editor.ask("removeCategory", asked)).faults).toEqual(["403 ADMIN__NOT_ALLOWED"]);
  expect((await client.ask("removeCategory", asked)).status).toBe(204);
  const owner = await admin.worker("owner");
  const filter = { object: seen.id };
  const { items } = (await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input: { filter } })).body;
  expect(items[0]?.action).toBe("removeCategory");
});
