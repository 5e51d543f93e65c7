import type {
  AuditEntry,
  ListPage,
  ProductChoices,
  PropertyHead,
  PropertySheet,
} from "@hearth/admin-contract";
import { beforeAll, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { property } from "../harness/admin/admin-shelf-requests.ts";
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
  ({ client } = await admin.worker("catalogue"));
});

const named = (...names: string[]) =>
  names.map((name) => ({
    id: null,
    names: [{ locale: "de-DE", name }] as { locale: string; name: string }[],
  }));
const create = async () => (await client.ask<PropertySheet>("createProperty", { input: property })).body;
const changeOptions = (seen: Pick<PropertySheet, "id" | "version">, options: readonly object[]) =>
  client.ask<PropertySheet>("changePropertyOptions", {
    params: { id: seen.id },
    input: { version: seen.version, options },
  });
const germanNames = ({ options }: PropertySheet) => options.map(({ names }) => names[0]?.name);
const reasonOf = ({ errors }: Awaited<ReturnType<typeof changeOptions>>) =>
  errors[0]?.meta?.parameters?.["reason"];

it("a property gets options, in an order, and products can have them soon", async () => {
  const made = await create();
  expect(made).toMatchObject({ isFilter: true, options: [], products: 0, version: 1 });
  const { body: filled } = await changeOptions(made, named("8 kW", "5 kW"));
  expect(germanNames(filled)).toEqual(["8 kW", "5 kW"]);
  const [eight, five] = filled.options;
  const { body: after } = await changeOptions(
    filled,
    [five ?? {}, eight ?? {}, ...named("12 kW")].map(asWish),
  );
  expect(germanNames(after)).toEqual(["5 kW", "8 kW", "12 kW"]);
  expect(after.options[0]?.id).toBe(five?.id);
  await eventually(async () => {
    const { body } = await client.ask<ProductChoices>("readProductChoices");
    expect(body.properties.find((each) => each.id === made.id)?.options).toHaveLength(3);
  }, 60_000);
});

it("what is counted in a unit has amounts only, and is written with another unit as a whole", async () => {
  const made = await create();
  expect(reasonOf(await changeOptions(made, named("8 kW", "viel")))).toBe("NO_AMOUNT");
  expect(reasonOf(await changeOptions(made, named("8 kW", "8 kW")))).toBe("NAMED_TWICE");
  const { body: filled } = await changeOptions(made, named("8 kW", "10 kW"));
  const texts = property.texts.map((text) => ({ ...text, unit: "Kilowatt" }));
  const { body: after } = await client.ask<PropertySheet>("changeProperty", {
    params: { id: made.id },
    input: { ...property, texts, version: filled.version },
  });
  expect(germanNames(after)).toEqual(["8 Kilowatt", "10 Kilowatt"]);
});

it("a word that needs a translation has one, and so has the property", async () => {
  const words = property.texts.map((text) => ({ ...text, unit: null }));
  const { body: made } = await client.ask<PropertySheet>("createProperty", {
    input: { ...property, texts: words },
  });
  expect(reasonOf(await changeOptions(made, named("Königsblau")))).toBe("WORDS_MISSING");
  const one = await client.ask<PropertySheet>("createProperty", {
    input: { ...property, texts: words.slice(0, 1) },
  });
  expect(reasonOf(one)).toBe("WORDS_MISSING");
});

it("is changed in the version that was seen, and it is on record", async () => {
  const made = await create();
  const asked = { params: { id: made.id }, input: { ...property, isFilter: false, version: 1 } };
  expect((await client.ask<PropertySheet>("changeProperty", asked)).body).toMatchObject({ isFilter: false });
  expect((await client.ask("changeProperty", asked)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  expect((await changeOptions(made, [])).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
  const { client: owner } = await admin.worker("owner");
  const { items } = (
    await owner.ask<ListPage<AuditEntry>>("listAudit", { input: { filter: { object: made.id } } })
  ).body;
  expect(items.map(({ action }) => action)).toEqual(["changeProperty", "createProperty"]);
});

it("neither a property nor an option goes while products have it; a category forgets one that goes", async () => {
  const params = { id: id.group("power") };
  const { body: used } = await client.ask<PropertySheet>("readProperty", { params });
  expect(used.texts[0]).toMatchObject({ locale: "de-DE", unit: "kW" });
  const kept = await client.ask("removeProperty", { params, input: { version: used.version } });
  expect(kept.faults).toEqual(["409 ADMIN__STILL_IN_USE"]);
  expect(kept.errors[0]?.meta?.parameters).toMatchObject({ products: used.products });
  const without = used.options.filter(({ products }) => products === 0).map(asWish);
  expect((await changeOptions(used, without)).faults).toEqual(["409 ADMIN__STILL_IN_USE"]);

  const made = await create();
  const category = id.category("radiators");
  await shop.sql`update category set filter_group_ids = filter_group_ids || ${made.id}::uuid where id = ${category}`;
  expect((await client.ask<PropertySheet>("readProperty", { params: { id: made.id } })).body.categories).toBe(
    1,
  );
  const gone = await client.ask("removeProperty", { params: { id: made.id }, input: { version: 1 } });
  expect(gone.status).toBe(204);
  const [row] = await shop.sql<{ ids: string[] }[]>`
    select filter_group_ids as ids from category where id = ${category}`;
  expect(row?.ids).not.toContain(made.id);
});

it("is found by its name in every language", async () => {
  await create();
  const { items } = (
    await client.ask<ListPage<PropertyHead>>("listProperties", { input: { search: "output" } })
  ).body;
  expect(items[0]).toMatchObject({ name: "Leistung", unit: "kW" });
});

function asWish(option: object) {
  const { id: optionId = null, names } = option as { id?: string | null; names: unknown };
  return { id: optionId, names };
}
