import type { AuditEntry, ListPage, StreamHead, StreamSheet, StreamTrial } from "@hearth/admin-contract";
import type { ProductListing } from "@hearth/contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { noRule, stream } from "../harness/admin/admin-shelf-requests.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { eventually } from "../harness/eventually.ts";
import { testShop } from "../harness/test-shop.ts";
import { testWorker } from "../harness/test-worker.ts";

const shop = testShop();
const admin = testAdmin(shop);
testWorker(shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("marketing"));
});

const tried = async (rule: Partial<typeof noRule> | Record<string, unknown>) =>
  (await client.ask<StreamTrial>("tryProductStream", { input: { rule: { ...noRule, ...rule } } })).body;

it("what is tried is what a category of that stream shows", async () => {
  const rule = { ...noRule, manufacturerIds: [id.manufacturer("nordwerk")], maxPriceCents: 900_000 };
  const { products, first } = await tried(rule);
  expect(products).toBeGreaterThan(0);
  expect(first.length).toBe(Math.min(10, products));
  expect(first.every(({ grossCents }) => grossCents <= 900_000)).toBe(true);
  const { body: made } = await client.ask<StreamSheet>("createProductStream", {
    input: { ...stream, rule },
  });
  expect(made).toMatchObject({ name: "Unter 50 Euro", rule, uses: 0, version: 1 });
  await shop.sql`update category set product_stream_id = ${made.id} where id = ${id.category("empty")}`;
  await eventually(async () => {
    const { body } = await shop.api.post<ProductListing>(`/product-listing/${id.category("empty")}`);
    expect(body.total).toBe(products);
  }, 60_000);
  const { body: shown } = await client.ask<StreamSheet>("readProductStream", { params: { id: made.id } });
  expect(shown.places).toMatchObject([{ kind: "category", id: id.category("empty") }]);
  const kept = await client.ask("removeProductStream", { params: { id: made.id }, input: { version: 1 } });
  expect(kept.faults).toEqual(["409 ADMIN__STILL_IN_USE"]);
  await shop.sql`update category set product_stream_id = null where id = ${id.category("empty")}`;
  const gone = await client.ask("removeProductStream", { params: { id: made.id }, input: { version: 1 } });
  expect(gone.status).toBe(204);
});

it("conditions narrow each other, ids of one condition do not", async () => {
  const one = await tried({ manufacturerIds: [id.manufacturer("nordwerk")] });
  const two = await tried({ manufacturerIds: [id.manufacturer("nordwerk"), id.manufacturer("solheim")] });
  const dear = await tried({ manufacturerIds: [id.manufacturer("nordwerk")], minPriceCents: 99_999_999 });
  expect(two.products).toBeGreaterThan(one.products);
  expect(dear).toEqual({ products: 0, first: [] });
});

it("is changed in the version that was seen, found by name, and on record", async () => {
  const { body: made } = await client.ask<StreamSheet>("createProductStream", { input: stream });
  const names = [{ locale: "de-DE", name: "Kleines Geld" }];
  const asked = { params: { id: made.id }, input: { ...stream, names, version: 1 } };
  expect((await client.ask<StreamSheet>("changeProductStream", asked)).body).toMatchObject({ version: 2 });
  expect((await client.ask("changeProductStream", asked)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  const found = await client.ask<ListPage<StreamHead>>("listProductStreams", {
    input: { search: "kleines" },
  });
  expect(found.body.items).toEqual([{ id: made.id, name: "Kleines Geld", uses: 0, version: 2 }]);
  const { client: owner } = await admin.worker("owner");
  const { items } = (
    await owner.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: made.id } } })
  ).body;
  expect(items.map(({ action }) => action)).toEqual(["changeProductStream", "createProductStream"]);
});

it.each([
  ["NO_CONDITION", {}],
  ["MOST_BELOW_LEAST", { minPriceCents: 5, maxPriceCents: 4 }],
  ["UNKNOWN", { optionIds: [id.unknownId] }],
])("%s is refused", async (reason, more) => {
  const rule = { ...noRule, ...more };
  const { status, errors } = await client.ask("createProductStream", { input: { ...stream, rule } });
  expect([status, errors[0]?.meta?.parameters?.["reason"]]).toEqual([400, reason]);
});
