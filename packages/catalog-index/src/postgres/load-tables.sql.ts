import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ISql, PendingQuery, Row, Sql } from "postgres";
import type { IndexedHit } from "./indexed-hit.ts";
import type { LoadChunk } from "./load-chunk.ts";
import type { LoadedTag, LoadNames } from "./load-names.ts";
import { EVERYTHING } from "./posting-list.ts";

type Field = string | number | bigint | null;

export async function emptyTables(sql: ISql): Promise<void> {
  await sql`
    truncate catalog_index.hit, catalog_index.hit_source, catalog_index.hit_variant, catalog_index.hit_number,
      catalog_index.tag, catalog_index.term, catalog_index.posting, catalog_index.scope_hit, catalog_index.scope_tag`;
  await sql`alter sequence catalog_index.list_number restart`;
  await sql`alter sequence catalog_index.hit_ref restart`;
}

export async function copyChunk(sql: ISql, chunk: LoadChunk): Promise<void> {
  const hits = chunk.hits();
  await copyRows(
    sql`copy catalog_index.hit (ref, product_id, rank, price_cents, facets) from stdin`,
    hits,
    (hit) => [[hit.ref, hit.productId, hit.rank, hit.priceCents, list(hit.facets)]],
  );
  await copyRows(
    sql`copy catalog_index.hit_source (ref, family_id, scopes, lists, numbers, variant_ids) from stdin`,
    hits,
    (hit) => [
      [hit.ref, hit.familyId, list(hit.scopes), list(hit.lists), list(hit.numbers), list(hit.variantIds)],
    ],
  );
  await copyRows(sql`copy catalog_index.hit_variant (product_id, ref) from stdin`, hits, (hit) =>
    hit.variantIds.map((id) => [id, hit.ref]),
  );
  await copyRows(sql`copy catalog_index.hit_number (number, ref) from stdin`, hits, (hit) =>
    hit.numbers.map((number) => [number, hit.ref]),
  );
  await copyRows(
    sql`copy catalog_index.scope_hit (scope, ref, rank, price_cents) from stdin`,
    hits,
    scopeRows,
  );
  await copyBytes(
    sql`copy catalog_index.posting (list, chunk, bits) from stdin with (format binary)`,
    chunk.postings(),
  );
}

export async function copyNames(sql: ISql, names: LoadNames): Promise<void> {
  await copyRows(
    sql`copy catalog_index.tag (ref, kind, key, group_key) from stdin`,
    names.tags(),
    ({ ref, tag }) => [[ref, tag.kind, tag.key, tag.groupKey]],
  );
  await copyRows(
    sql`copy catalog_index.term (ref, language_id, term, hits) from stdin`,
    names.terms(),
    (term) => [[term.ref, term.word.languageId, term.word.term, term.hits]],
  );
}

export async function copyScopeCounts(
  sql: ISql,
  counts: Iterable<[scope: number, tag: number, hits: number]>,
  tags: Iterable<LoadedTag>,
): Promise<void> {
  const names = new Map([...tags].map(({ ref, tag }) => [ref, tag]));
  await copyRows(
    sql`copy catalog_index.scope_tag (scope, tag, kind, key, hits) from stdin`,
    counts,
    ([scope, tag, hits]) => [[scope, tag, names.get(tag)?.kind ?? "hit", names.get(tag)?.key ?? "", hits]],
  );
}

export async function continueNumbering(sql: ISql, nextList: number, nextHit: number): Promise<void> {
  await sql`select setval('catalog_index.list_number', ${nextList}::int, false),
    setval('catalog_index.hit_ref', ${nextHit}::int, false)`;
}

/** Index-only scans need the visibility map that a vacuum writes; at full size it outlasts a usual time limit. */
export async function settleTables(sql: Sql): Promise<void> {
  const connection = await sql.reserve();
  await connection`set statement_timeout = 0`;
  await connection`
    vacuum (analyze) catalog_index.hit, catalog_index.hit_source, catalog_index.hit_variant, catalog_index.hit_number,
      catalog_index.tag, catalog_index.term, catalog_index.posting, catalog_index.scope_hit, catalog_index.scope_tag`;
  await connection`reset statement_timeout`;
  connection.release();
}

function scopeRows(hit: IndexedHit): Field[][] {
  return [EVERYTHING, ...hit.scopes].map((scope) => [scope, hit.ref, hit.rank, hit.priceCents]);
}

/** Fields are ids, numbers and analysed words: nothing the text format would need to escape. */
async function copyRows<T>(
  copy: PendingQuery<Row[]>,
  items: Iterable<T>,
  rowsOf: (item: T) => Field[][],
): Promise<void> {
  function* lines(): Iterable<Buffer> {
    let block: string[] = [];
    for (const item of items) {
      for (const row of rowsOf(item)) block.push(row.map((field) => field ?? "\\N").join("\t"));
      if (block.length < 500) continue;
      yield Buffer.from(`${block.join("\n")}\n`);
      block = [];
    }
    if (block.length > 0) yield Buffer.from(`${block.join("\n")}\n`);
  }
  await copyBytes(copy, lines());
}

async function copyBytes(copy: PendingQuery<Row[]>, blocks: Iterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(blocks), await copy.writable());
}

function list(values: readonly (string | number)[]): string {
  return `{${values.join(",")}}`;
}
