import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { IndexEntry } from "../port.ts";
import { entryFootprint } from "./entry-footprint.ts";
import { indexedHit } from "./indexed-hit.ts";
import { createLoadChunk, createScopeCounter } from "./load-chunk.ts";
import { createLoadNames } from "./load-names.ts";
import * as tables from "./load-tables.sql.ts";
import { CHUNK_BITS } from "./posting-list.ts";
import { dropSecondaryIndexes } from "./secondary-indexes.sql.ts";
import { lockForWriting } from "./write-changes.sql.ts";

/** Replaces the whole index. Memory holds one chunk of hits and the vocabulary, whatever the size of the stream. */
export async function bulkLoad(
  sql: Sql,
  analyzerOf: (locale: string) => Analyzer,
  entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>,
): Promise<{ loaded: number }> {
  let loaded = 0;
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`;
    await transaction`set local maintenance_work_mem = '256MB'`;
    await lockForWriting(transaction);
    await tables.emptyTables(transaction);
    const restoreIndexes = await dropSecondaryIndexes(transaction);
    const names = createLoadNames();
    const scopeCounter = createScopeCounter();
    let chunk = createLoadChunk(0);
    for await (const entry of entries) {
      const hit = indexedHit(entryFootprint(entry, analyzerOf), loaded++, names);
      scopeCounter.count(hit);
      chunk.add(hit);
      if (!chunk.isFull()) continue;
      await tables.copyChunk(transaction, chunk);
      chunk = createLoadChunk(Math.floor(loaded / CHUNK_BITS));
    }
    await tables.copyChunk(transaction, chunk);
    await tables.copyNames(transaction, names);
    await tables.copyScopeCounts(transaction, scopeCounter.rows(), names.tags());
    await tables.continueNumbering(transaction, names.nextRef(), loaded);
    await restoreIndexes();
  });
  await tables.settleTables(sql);
  return { loaded };
}
