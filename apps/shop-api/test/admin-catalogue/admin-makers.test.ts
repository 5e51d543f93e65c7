import type { AuditEntry, ListPage, MakerHead, MakerSheet, ProductChoices } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import * as id from "../harness/content/catalogue-ids.ts";
import { maker } from "../harness/admin/admin-shelf-requests.ts";
import { eventually } from "../harness/eventually.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);

it("a maker is kept in the shape of the files, and products can be theirs soon", async () => {
  const { client } = await admin.worker("catalogue");
  const made = (await client.ask<MakerSheet>("createManufacturer", { input: maker })).body;
  const [row] = await shop.sql<{ fields: object; texts: Record<string, object> }[]>`
    select custom_fields as fields, texts from manufacturer where id = ${made.id}`;
  const { street, zip, city, country, email } = maker;
  expect(row?.fields).toEqual({ address: { street, zip, city, country, email }, weee: "DE 12345678" });
  expect(Object.values(row?.texts ?? {})).toContainEqual({
    name: "Nordwerk Husum",
    description: "Aus Husum",
  });
  await eventually(async () => {
    const { body } = await client.ask<ProductChoices>("readProductChoices");
    expect(body.manufacturers).toContainEqual({ id: made.id, name: "Nordwerk Husum" });
  }, 60_000);
});

it.each([
  ["email", { email: "a@b" }],
  ["country", { country: "XX" }],
  ["link", { link: "https://" }],
  ["mediaId", { mediaId: "0".repeat(32) }],
])("a wrong %s is refused", async (field, more) => {
  const { client } = await admin.worker("catalogue");
  const { faults } = await client.ask("createManufacturer", { input: { ...maker, ...more } });
  expect(faults).toEqual([`400 FRAMEWORK__INVALID_REQUEST_PARAMETER /${field}`]);
});

it("makers are found by name and place, with how many products name them", async () => {
  const { client } = await admin.worker("catalogue");
  const found = async (input: Record<string, unknown>) =>
    (await client.ask<ListPage<MakerHead>>("listManufacturers", { input })).body.items.map(
      ({ name }) => name,
    );
  expect(await found({ search: "freib" })).toEqual(["Solheim"]);
  expect(await found({ filter: { use: "used" }, search: "nordw" })).toEqual(["Nordwerk"]);
  const { body } = await client.ask<ListPage<MakerHead>>("listManufacturers", {
    input: { sort: "-products" },
  });
  const counts = body.items.map(({ products }) => products);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts[0]).toBeGreaterThan(0);
});

it("is changed in the version that was seen, the shop says so, and it is on record", async () => {
  const { client } = await admin.worker("catalogue");
  const params = { id: id.manufacturer("walzer") };
  const { body: before } = await client.ask<MakerSheet>("readManufacturer", { params });
  expect(before).toMatchObject({ name: "Walzer", city: "Essen", link: null, pagePath: null });
  const asked = { params, input: { ...maker, name: "Walzer & Sohn", version: before.version } };
  const { body: after } = await client.ask<MakerSheet>("changeManufacturer", asked);
  expect(after).toMatchObject({ name: "Walzer & Sohn", city: "Husum", version: before.version + 1 });
  expect(after.descriptions).toEqual([{ locale: "de-DE", text: "Aus Husum" }]);
  expect((await client.ask("changeManufacturer", asked)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  const product = id.product("valve");
  await shop.sql`update product set manufacturer_id = ${params.id} where id = ${product}`;
  await eventually(async () => {
    const { body } = await shop.api.post<{ product: { manufacturer: { name: string } | null } }>(
      `/product/${product}`,
    );
    expect(body.product.manufacturer?.name).toBe("Walzer & Sohn");
  }, 60_000);
  const { client: owner } = await admin.worker("owner");
  const { items } = (
    await owner.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: params.id } } })
  ).body;
  expect(items.map(({ action }) => action)).toEqual(["changeManufacturer"]);
});

it("goes only when no product names it, and says how many do", async () => {
  const { client } = await admin.worker("catalogue");
  const params = { id: id.manufacturer("nordwerk") };
  const { body: used } = await client.ask<MakerSheet>("readManufacturer", { params });
  const kept = await client.ask("removeManufacturer", { params, input: { version: used.version } });
  expect(kept.faults).toEqual(["409 ADMIN__STILL_IN_USE"]);
  expect(kept.errors[0]?.meta?.parameters).toEqual({ products: used.products });
  const { body: made } = await client.ask<MakerSheet>("createManufacturer", { input: maker });
  const asked = { params: { id: made.id }, input: { version: made.version } };
  expect((await client.ask("removeManufacturer", asked)).status).toBe(204);
  expect((await client.ask("readManufacturer", { params: { id: made.id } })).status).toBe(404);
});
