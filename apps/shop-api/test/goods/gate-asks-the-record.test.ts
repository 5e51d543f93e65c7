import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue, loadCatalogue } from "@hearth/catalog";
import { type GateFault, gateFaults } from "@hearth/catalog/gate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { change, writeCatalogue } from "../../../../catalog/src/format/fixture/small-catalogue.fixture.ts";
import { fullShelf } from "../../../../catalog/src/publish/full-shelf.fixture.ts";
import { readPictureFacts } from "../../../../catalog/src/publish/picture-facts.ts";
import { faultsByFamily, loadFamilies } from "../../src/modules/assortment/gate/check-families.ts";
import { openReferenceStore } from "../../src/modules/reference/index.ts";
import { openDatabase, type Sql } from "../../src/platform/database/database.ts";
import { migrateDatabase } from "../harness/migrate-database.ts";
import { createTestDatabase, type TestDatabase } from "../harness/test-database.ts";

/* One gate: what it finds in files it finds in the record that was made of them, rule by rule and place by place. */
let database: TestDatabase;
let sql: Sql;
let home = "";
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "gate-"));
  database = await createTestDatabase();
  await migrateDatabase(database.url);
  sql = openDatabase(database.url, { poolSize: 3 });
});
afterAll(async () => {
  await sql?.end();
  await database?.drop();
  await rm(home, { recursive: true, force: true });
});

// A variant's label has a row of its own, so the fault may be the variant's instead of its family's.
const told = (faults: readonly GateFault[]) =>
  [
    ...new Set(faults.map(({ rule, field, kind, languages }) => [rule, field, kind, languages].join(" "))),
  ].toSorted();

async function faultsInFiles(folder: string): Promise<string[]> {
  const catalogue = await loadCatalogue(folder);
  return told(gateFaults(catalogue, await readPictureFacts(catalogue)));
}

async function faultsInRecord(folder: string): Promise<string[]> {
  await importCatalogue(sql, folder, { mediaDir: join(home, "media"), drafts: true });
  const references = await openReferenceStore(sql, { mediaUrl: "", isPaymentOffered: () => true });
  const ids = await sql<{ id: string }[]>`select id from product where parent_id is null`;
  const families = await loadFamilies(
    sql,
    ids.map(({ id }) => id),
  );
  return told([...faultsByFamily(families, references.current(), Date.now()).values()].flat());
}

const [pumps, more] = ["products/pumps.yaml", "products/more.yaml"];

it.each<[string, number, string, string, unknown]>([
  ["nothing", 0, "shop.yaml", "channel.name", "Shop"],
  ["energy-label", 1, pumps, "0.energyLabels", []],
  ["energy-label", 1, pumps, "0.energyLabels.0.class", "E"],
  ["data-sheet", 1, pumps, "0.documents", ["manual"]],
  ["unit-price", 1, pumps, "1.unitPrice", undefined],
  ["unit-price", 1, more, "2.variants.0.unitPrice.purchase", 20],
  // The record's history is never taken back, so the price is changed instead.
  ["price-claim", 1, more, "1.price.list", 5000],
  ["manufacturer", 1, "manufacturers.yaml", "0.address.country", "CN"],
  ["manufacturer", 1, "manufacturers.yaml", "0.description.en", undefined],
  ["safety", 1, pumps, "0.customFields.safety", undefined],
  ["delivery-time", 1, "shop.yaml", "deliveryTimes.0.name.pl", undefined],
  ["delivery-time", 1, pumps, "0.variants.1.restockDays", undefined],
  ["weee", 1, "manufacturers.yaml", "0.weee", undefined],
  ["battery", 1, more, "1.customFields.battery", undefined],
  ["chemicals", 1, more, "2.customFields.hazard", undefined],
  ["data-act", 1, more, "1.customFields.connected", undefined],
  ["f-gas", 1, pumps, "0.properties.refrigerant", "r32"],
  ["zero-rate", 1, more, "1.customFields.pvZero", "panel"],
  ["green-claims", 1, pumps, "1.name.de", "umweltfreundlicher Schlauch"],
  ["texts", 1, pumps, "1.description", undefined],
  ["texts", 1, pumps, "0.meta.title.en", "a".repeat(61)],
  ["texts", 1, pumps, "0.variants.1.name.en", undefined],
  ["texts", 1, pumps, "0.customFields.safety.pl", undefined],
  ["property-texts", 1, "properties.yaml", "0.name.pl", undefined],
  ["picture", 1, pumps, "1.pictures", undefined],
  ["download", 1, pumps, "2.downloads", undefined],
  ["shipping", 1, pumps, "1.weight", undefined],
])("%s", async (rule, faults, file, path, value) => {
  const files = fullShelf();
  change(files, file, path, value);
  const folder = await writeCatalogue(files);
  try {
    const expected = await faultsInFiles(folder);
    expect(expected.filter((fault) => fault.startsWith(`${rule} `)).length).toBeGreaterThanOrEqual(faults);
    expect(await faultsInRecord(folder)).toEqual(expected);
  } finally {
    await rm(folder, { recursive: true });
  }
});
