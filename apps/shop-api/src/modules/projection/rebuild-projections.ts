import type { CatalogIndex, IndexEntry } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database.ts";
import type { ReferenceData } from "../reference/index.ts";
import { loadFamilyRecords } from "./family-records.sql.ts";
import { buildFamilies } from "./project-families.ts";
import { insertDocs } from "./write-projections.sql.ts";

const BATCH = 1000;
const FIRST_ID = "0".repeat(32);

/** Throws all projections away and makes them anew from the record; for imports and new shapes of the document. */
export async function rebuildProjections(
  deps: { sql: Sql; index: CatalogIndex },
  reference: ReferenceData,
): Promise<{ loaded: number }> {
  await deps.sql`truncate product_read, outbox`;
  return deps.index.bulkLoad(entries(deps.sql, reference));
}

/** Reads the next batch while the current one is built and written, so that database and process work at the same time. */
async function* entries(sql: Sql, reference: ReferenceData): AsyncGenerator<IndexEntry> {
  let reading = readBatch(sql, FIRST_ID);
  for (;;) {
    const { familyIds, records } = await reading;
    const last = familyIds.at(-1);
    if (last === undefined) return;
    reading = readBatch(sql, last);
    const families = buildFamilies(records, reference, Date.now());
    const writing = insertDocs(
      sql,
      families.flatMap((family) => family.docs),
    );
    for (const family of families) yield* family.entries;
    await writing;
  }
}

async function readBatch(sql: Sql, after: string) {
  const rows = await sql<{ id: string }[]>`
    select id from product where parent_id is null and id > ${after} order by id limit ${BATCH}`;
  const familyIds = rows.map((row) => row.id);
  return { familyIds, records: await loadFamilyRecords(sql, familyIds) };
}
