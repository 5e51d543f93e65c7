import type { Sql } from "postgres";
import { type Analyzer, createAnalyzers } from "../analysis/analyzer.ts";
import type { CatalogIndex, IndexEntry } from "../port.ts";
import { type EntryRows, entryRows } from "./entry-rows.ts";
import { dropSecondaryIndexes } from "./secondary-indexes.sql.ts";
import {
  countFacets,
  emptyTables,
  insertEntries,
  lockForWriting,
  removeHits,
  settleTables,
} from "./write-entries.sql.ts";

type AnalyzerOf = (locale: string) => Analyzer;

export type IndexWriter = Pick<CatalogIndex, "replaceFamilies" | "bulkLoad" | "clear">;

/** Writes the tables of one schema: those readers ask, or a shadow that will take their place. */
export function createIndexWriter(sql: Sql, schema: string, analyzerOf = createAnalyzers()): IndexWriter {
  return {
    replaceFamilies: (familyIds, entries) => replaceFamilies({ sql, schema, analyzerOf }, familyIds, entries),
    bulkLoad: (entries) => bulkLoad({ sql, schema, analyzerOf }, entries),
    clear: () => clear({ sql, schema }),
  };
}

interface Writing {
  sql: Sql;
  schema: string;
  analyzerOf: AnalyzerOf;
}

const LOADED_AT_ONCE = 500;

async function replaceFamilies(
  { sql, schema, analyzerOf }: Writing,
  familyIds: readonly string[],
  entries: readonly IndexEntry[],
): Promise<void> {
  const rows = entries.map((entry) => entryRows(entry, analyzerOf));
  await sql.begin(async (transaction) => {
    const place = { sql: transaction, schema };
    await lockForWriting(place);
    const families = [...familyIds, ...entries.map(({ familyId }) => familyId)];
    const productIds = entries.map(({ productId }) => productId);
    await removeHits(place, families, productIds);
    await insertEntries(place, rows);
    await countFacets(place, 1, productIds);
  });
}

/** Replaces the whole index; memory holds a few hundred hits, whatever the size of the stream. */
async function bulkLoad(
  { sql, schema, analyzerOf }: Writing,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<{ loaded: number }> {
  let loaded = 0;
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '256MB'`;
    const place = { sql: transaction, schema };
    await lockForWriting(place);
    await emptyTables(place);
    const restoreIndexes = await dropSecondaryIndexes(place);
    let rows: EntryRows[] = [];
    for await (const entry of entries) {
      loaded += 1;
      rows.push(entryRows(entry, analyzerOf));
      if (rows.length < LOADED_AT_ONCE) continue;
      await insertEntries(place, rows);
      rows = [];
    }
    await insertEntries(place, rows);
    await countFacets(place, 1, null);
    await restoreIndexes();
  });
  await settleTables({ sql, schema });
  return { loaded };
}

async function clear({ sql, schema }: Omit<Writing, "analyzerOf">): Promise<void> {
  await sql.begin(async (transaction) => {
    const place = { sql: transaction, schema };
    await lockForWriting(place);
    await emptyTables(place);
  });
}
