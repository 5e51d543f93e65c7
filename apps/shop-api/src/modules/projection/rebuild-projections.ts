import type { CatalogIndex, IndexEntry } from "@hearth/catalog-index";
import type { Sql } from "../../platform/database.ts";
import type { ReferenceData } from "../reference/index.ts";
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

async function* entries(sql: Sql, reference: ReferenceData): AsyncGenerator<IndexEntry> {
  let last = FIRST_ID;
  for (;;) {
    const rows = await sql<
      { id: string }[]
    >`select id from product where parent_id is null and id > ${last} order by id limit ${BATCH}`;
    if (rows.length === 0) return;
    const ids = rows.map((row) => row.id);
    last = ids.at(-1) ?? last;
    const families = await buildFamilies(sql, reference, ids, Date.now());
    await insertDocs(
      sql,
      families.flatMap((family) => family.docs),
    );
    for (const family of families) yield* family.entries;
  }
}
