import type { CatalogIndex, IndexEntry } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database/database.ts";
import type { TableName } from "../../platform/database/shadow-tables.sql.ts";
import type { ReferenceData } from "../reference/index.ts";
import type { BuiltFamily } from "./build-family.ts";
import { loadFamilyRecords } from "./family-records.sql.ts";
import { nextFamilies } from "./outbox.sql.ts";
import { buildFamilies } from "./project-families.ts";
import { insertDocs } from "./write-projections.sql.ts";

const BATCH = 1000;
const FIRST_ID = "0".repeat(32);

/** Throws all projections away and makes them anew from the record: for a shop that is being filled. One that sells has a shadow (0106). */
export async function rebuildProjections(
  deps: { sql: Sql; index: CatalogIndex },
  reference: ReferenceData,
): Promise<{ loaded: number }> {
  await deps.sql`truncate product_read, outbox`;
  return loadEntries(deps, reference);
}

/** Documents and hits of all there is, into empty tables. */
export function loadEntries(
  { sql, index }: { sql: Sql; index: Pick<CatalogIndex, "bulkLoad"> },
  reference: ReferenceData,
  documents?: TableName,
): Promise<{ loaded: number }> {
  return index.bulkLoad(entries(sql, reference, documents));
}

/** Every hit, without writing documents: for an engine that is filled beside PostgreSQL. */
export async function* allEntries(sql: Sql, reference: ReferenceData): AsyncGenerator<IndexEntry> {
  for await (const families of allFamilies(sql, reference))
    yield* families.flatMap((family) => family.entries);
}

async function* entries(
  sql: Sql,
  reference: ReferenceData,
  documents?: TableName,
): AsyncGenerator<IndexEntry> {
  for await (const families of allFamilies(sql, reference)) {
    const writing = insertDocs(
      sql,
      families.flatMap((family) => family.docs),
      documents,
    );
    for (const family of families) yield* family.entries;
    await writing;
  }
}

/** Reads the next batch while the current one is built and written, so that database and process work at the same time. */
async function* allFamilies(sql: Sql, reference: ReferenceData): AsyncGenerator<BuiltFamily[]> {
  let reading = readBatch(sql, FIRST_ID);
  for (;;) {
    const { familyIds, records } = await reading;
    const last = familyIds.at(-1);
    if (last === undefined) return;
    reading = readBatch(sql, last);
    yield buildFamilies(records, reference, Date.now());
  }
}

async function readBatch(sql: Sql, after: string) {
  const familyIds = await nextFamilies(sql, after, BATCH);
  return { familyIds, records: await loadFamilyRecords(sql, familyIds) };
}
