import type { IndexedHit } from "./indexed-hit.ts";
import { EVERYTHING, isTermCountingList, LISTS_PER_REF } from "./posting-list.ts";

/** What must change in the tables to turn the hits before into the hits after. */
export type IndexChanges = {
  postings: Change<{ list: number; ref: number }>;
  scopeHits: Change<{ scope: number; ref: number; rank: bigint; priceCents: number }>;
  numbers: Change<{ number: string; ref: number }>;
  variants: Change<{ productId: string; ref: number }>;
  removedRefs: number[];
  writtenHits: IndexedHit[];
  /** By term number: in how many more (or fewer) hits it stands. */
  termCounts: Map<number, number>;
  scopeCounts: { scope: number; tag: number; difference: number }[];
};

export type Change<T> = { removed: T[]; added: T[] };

export function indexChanges(before: readonly IndexedHit[], after: readonly IndexedHit[]): IndexChanges {
  const remaining = new Set(after.map((hit) => hit.ref));
  const postings = difference(before, after, postingsOf, ({ list, ref }) => `${list}:${ref}`);
  return {
    postings,
    scopeHits: difference(before, after, scopeHitsOf, (row) => Object.values(row).join(":")),
    numbers: difference(before, after, numbersOf, ({ number, ref }) => `${number}:${ref}`),
    variants: difference(before, after, variantsOf, ({ productId, ref }) => `${productId}:${ref}`),
    removedRefs: before.filter((hit) => !remaining.has(hit.ref)).map((hit) => hit.ref),
    writtenHits: [...after],
    termCounts: termCounts(postings),
    scopeCounts: scopeCounts(before, after),
  };
}

function difference<T>(
  before: readonly IndexedHit[],
  after: readonly IndexedHit[],
  rowsOf: (hit: IndexedHit) => T[],
  keyOf: (row: T) => string,
): Change<T> {
  const old = new Map(before.flatMap(rowsOf).map((row) => [keyOf(row), row]));
  const added = after.flatMap(rowsOf).filter((row) => !old.delete(keyOf(row)));
  return { removed: [...old.values()], added };
}

function postingsOf(hit: IndexedHit): { list: number; ref: number }[] {
  return hit.lists.map((list) => ({ list, ref: hit.ref }));
}

function scopeHitsOf(hit: IndexedHit): { scope: number; ref: number; rank: bigint; priceCents: number }[] {
  const { ref, rank, priceCents } = hit;
  return [EVERYTHING, ...hit.scopes].map((scope) => ({ scope, ref, rank, priceCents }));
}

function numbersOf(hit: IndexedHit): { number: string; ref: number }[] {
  return hit.numbers.map((number) => ({ number, ref: hit.ref }));
}

function variantsOf(hit: IndexedHit): { productId: string; ref: number }[] {
  return hit.variantIds.map((productId) => ({ productId, ref: hit.ref }));
}

function termCounts(postings: IndexChanges["postings"]): Map<number, number> {
  const counts = new Map<number, number>();
  const count = (rows: { list: number }[], by: number): void => {
    for (const { list } of rows.filter((row) => isTermCountingList(row.list))) {
      const term = list - (list % LISTS_PER_REF);
      counts.set(term, (counts.get(term) ?? 0) + by);
    }
  };
  count(postings.removed, -1);
  count(postings.added, 1);
  return new Map([...counts].filter(([, by]) => by !== 0));
}

function scopeCounts(
  before: readonly IndexedHit[],
  after: readonly IndexedHit[],
): IndexChanges["scopeCounts"] {
  const counts = new Map<string, { scope: number; tag: number; difference: number }>();
  const count = (hits: readonly IndexedHit[], by: number): void => {
    for (const { scope, tag } of hits.flatMap(scopeTagsOf)) {
      const key = `${scope}:${tag}`;
      counts.set(key, { scope, tag, difference: (counts.get(key)?.difference ?? 0) + by });
    }
  };
  count(before, -1);
  count(after, 1);
  return [...counts.values()].filter((row) => row.difference !== 0);
}

/** Every facet in every scope of the hit; tag 0 counts the hit itself. */
export function scopeTagsOf(hit: Pick<IndexedHit, "scopes" | "facets">): { scope: number; tag: number }[] {
  return [EVERYTHING, ...hit.scopes].flatMap((scope) =>
    [EVERYTHING, ...hit.facets].map((tag) => ({ scope, tag })),
  );
}
