import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { IndexEntry } from "../port.ts";
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

const LOADED_AT_ONCE = 500;

export async function replaceFamilies(
  sql: Sql,
  analyzerOf: AnalyzerOf,
  familyIds: readonly string[],
  entries: readonly IndexEntry[],
): Promise<void> {
  const rows = entries.map((entry) => entryRows(entry, analyzerOf));
  await sql.begin(async (transaction) => {
    await lockForWriting(transaction);
    const families = [...familyIds, ...entries.map(({ familyId }) => familyId)];
    const productIds = entries.map(({ productId }) => productId);
    await removeHits(transaction, families, productIds);
    await insertEntries(transaction, rows);
    await countFacets(transaction, 1, productIds);
  });
}

/** Replaces the whole index; memory holds a few hundred hits, whatever the size of the stream. */
export async function bulkLoad(
  sql: Sql,
  analyzerOf: AnalyzerOf,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<{ loaded: number }> {
  let loaded = 0;
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '256MB'`;
    await lockForWriting(transaction);
    await emptyTables(transaction);
    const restoreIndexes = await dropSecondaryIndexes(transaction);
    let rows: EntryRows[] = [];
    for await (const entry of entries) {
      loaded += 1;
      rows.push(entryRows(entry, analyzerOf));
      if (rows.length < LOADED_AT_ONCE) continue;
      await insertEntries(transaction, rows);
      rows = [];
    }
    await insertEntries(transaction, rows);
    await countFacets(transaction, 1, null);
    await restoreIndexes();
  });
  await settleTables(sql);
  return { loaded };
}

export async function clear(sql: Sql): Promise<void> {
  await sql.begin(async (transaction) => {
    await lockForWriting(transaction);
    await emptyTables(transaction);
  });
}
