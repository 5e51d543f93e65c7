import type { CategoryHead, CategorySheet } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { listing, numbersOf } from "../harness/content/listing.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";
import { SEEN_WITHIN_MS } from "../harness/seen-within.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

const sheet = async (client: AdminClient, key: string) =>
  (await client.ask<CategorySheet>("readCategory", { params: { id: id.category(key) } })).body;
const move = async (client: AdminClient, key: string, to: string, position = 0) =>
  client.ask<CategorySheet>("moveCategory", {
    params: { id: id.category(key) },
    input: { version: (await sheet(client, key)).version, parentId: id.category(to), position },
  });

it("a name is changed in the version that was read, and is in the menu soon", async () => {
  const { client } = await admin.worker("content");
  const { version, texts } = await sheet(client, "radiators");
  expect(texts.map(({ locale, name }) => [locale, name])).toEqual([
    ["de-DE", "Heizkörper"],
    ["en-GB", "Radiators"],
    ["pl-PL", "Grzejniki"],
  ]);
  const rename = (seen: number, name: string) =>
    client.ask<CategorySheet>("changeCategoryText", {
      params: { id: id.category("radiators") },
      input: { version: seen, locale: "de-DE", name },
    });
  const renamed = (await rename(version, "Radiatoren")).body;
  expect(renamed).toMatchObject({ name: "Radiatoren", version: version + 1 });
  const late = await rename(version, "Rippen");
  expect(late.faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect(late.errors[0]?.meta?.parameters?.["current"]).toEqual(renamed);
  await eventually(async () => {
    const { body } = await shop.api.post<{ translated: { name: string } }>(
      `/category/${id.category("radiators")}`,
    );
    expect(body.translated.name).toBe("Radiatoren");
  }, SEEN_WITHIN_MS);
});

it("a branch moves with all below and with its products, and never below itself", async () => {
  const { client } = await admin.worker("catalogue");
  expect((await move(client, "heat-pumps", "photovoltaics")).body.level).toBe(3);
  const tree = (await client.ask<{ categories: CategoryHead[] }>("listCategories")).body.categories;
  const levels = new Map(tree.map((each) => [each.id, each.level]));
  expect(["monobloc", "monobloc-small"].map((key) => levels.get(id.category(key)))).toEqual([4, 5]);
  await eventually(async () => {
    expect(numbersOf(await listing(shop, "photovoltaics", { limit: 50 }))).toContain("NW-KE");
    expect(numbersOf(await listing(shop, "heating", { limit: 50 }))).not.toContain("NW-KE");
  }, SEEN_WITHIN_MS);
  const refused = await move(client, "photovoltaics", "monobloc");
  expect(refused.faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /parentId"]);
  expect(refused.errors[0]?.meta?.parameters?.["reason"]).toBe("BELOW_ITSELF");
  expect((await move(client, "heat-pumps", "heating")).status).toBe(200);
});

it("a new category stands last below its parent, has an address in every language and is in the menu soon", async () => {
  const { client } = await admin.worker("catalogue");
  const create = (names: object[], parentId = id.category("root")) =>
    client.ask<CategorySheet>("createCategory", { input: { parentId, names } });
  const names = [
    { locale: "de-DE", name: "Öfen & Kamine" },
    { locale: "en-GB", name: "Stoves" },
  ];
  const made = (await create(names)).body;
  expect(made).toMatchObject({ name: "Öfen & Kamine", isActive: true, isVisible: true, level: 2 });
  expect(made.paths.map(({ path }) => path)).toEqual(["oefen-kamine", "stoves", "oefen-kamine"]);
  const again = (await create(names)).body;
  expect(again.position).toBe(made.position + 1);
  expect(again.paths[0]?.path).toMatch(/^oefen-kamine-/);
  const below = (await create([{ locale: "de-DE", name: "Pellets" }], made.id)).body;
  expect(below.paths[1]?.path).toBe("stoves/pellets");
  await eventually(async () => {
    const { body } = await shop.api.post<{ id: string }>(`/category/${below.id}`);
    expect(body.id).toBe(below.id);
  }, 60_000);

  expect((await create([{ locale: "pl-PL", name: "Piece" }])).faults[0]).toContain("/names");
  expect((await create(names, id.product("kestrel"))).faults[0]).toContain("/parentId");
});
