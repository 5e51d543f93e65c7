import { scopeTagsOf } from "./index-changes.ts";
import type { IndexedHit } from "./indexed-hit.ts";
import { CHUNK_BITS } from "./posting-list.ts";

/** Up to 16,384 hits on their way into the tables: one posting row per list, ready to be copied. */
export type LoadChunk = {
  add(hit: IndexedHit): void;
  isFull(): boolean;
  hits(): readonly IndexedHit[];
  postings(): Iterable<Buffer>;
};

const BINARY_COPY_HEADER = Buffer.from("PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0", "latin1");
const BITS_AT = 24;
const ROWS_PER_BLOCK = 128;
const BINARY_COPY_END = Buffer.from([0xff, 0xff]);

export function createLoadChunk(chunk: number): LoadChunk {
  const hits: IndexedHit[] = [];
  const spotsByList = new Map<number, number[]>();

  function add(hit: IndexedHit): void {
    hits.push(hit);
    const spot = hit.ref % CHUNK_BITS;
    for (const list of hit.lists) {
      const spots = spotsByList.get(list);
      if (spots) spots.push(spot);
      else spotsByList.set(list, [spot]);
    }
  }

  function* postings(): Iterable<Buffer> {
    yield BINARY_COPY_HEADER;
    for (const rows of blocks(spotsByList)) yield postingRows(chunk, rows);
    yield BINARY_COPY_END;
  }

  return { add, isFull: () => hits.length >= CHUNK_BITS, hits: () => hits, postings };
}

function* blocks<T>(items: Iterable<T>): Iterable<T[]> {
  let block: T[] = [];
  for (const item of items) {
    if (block.push(item) < ROWS_PER_BLOCK) continue;
    yield block;
    block = [];
  }
  if (block.length > 0) yield block;
}

/** Rows of (int4, int2, bit(16384)) as PostgreSQL's binary copy wants them. */
function postingRows(chunk: number, rows: readonly [list: number, spots: readonly number[]][]): Buffer {
  const rowBytes = BITS_AT + CHUNK_BITS / 8;
  const block = Buffer.alloc(rows.length * rowBytes);
  for (const [number, [list, spots]] of rows.entries()) {
    const row = block.subarray(number * rowBytes, (number + 1) * rowBytes);
    row.writeInt16BE(3, 0);
    row.writeInt32BE(4, 2);
    row.writeInt32BE(list, 6);
    row.writeInt32BE(2, 10);
    row.writeInt16BE(chunk, 14);
    row.writeInt32BE(4 + CHUNK_BITS / 8, 16);
    row.writeInt32BE(CHUNK_BITS, 20);
    for (const spot of spots) {
      const at = BITS_AT + (spot >> 3);
      row[at] = (row[at] ?? 0) | (0x80 >> (spot & 7));
    }
  }
  return block;
}

/** Counts facets per scope over a whole load. */
export function createScopeCounter(): {
  count(hit: IndexedHit): void;
  rows(): Iterable<[number, number, number]>;
} {
  const hitsByScope = new Map<number, Map<number, number>>();

  function count(hit: IndexedHit): void {
    for (const { scope, tag } of scopeTagsOf(hit)) {
      const byTag = hitsByScope.get(scope) ?? new Map<number, number>();
      hitsByScope.set(scope, byTag);
      byTag.set(tag, (byTag.get(tag) ?? 0) + 1);
    }
  }

  function* rows(): Iterable<[number, number, number]> {
    for (const [scope, byTag] of hitsByScope) for (const [tag, hits] of byTag) yield [scope, tag, hits];
  }

  return { count, rows };
}
