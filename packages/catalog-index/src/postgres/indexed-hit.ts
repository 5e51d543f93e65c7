import type { IndexEntry } from "../port.ts";
import type { EntryFootprint } from "./entry-footprint.ts";
import { isFacet, type Tag } from "./entry-tags.ts";
import type { EntryWord } from "./entry-words.ts";

/** A hit as the tables hold it: everything it is found by turned into numbers. */
export type IndexedHit = {
  ref: number;
  productId: string;
  familyId: string;
  rank: bigint;
  priceCents: number;
  scopes: readonly number[];
  facets: readonly number[];
  /** Every posting list the hit is in, those of scopes and facets included. */
  lists: readonly number[];
  numbers: readonly string[];
  variantIds: readonly string[];
};

/** Gives the number of a tag or term. Asked once per hit for each. */
export type RefLookup = { tag(tag: Tag): number; term(word: EntryWord): number };

export function indexedHit(footprint: EntryFootprint, ref: number, lookup: RefLookup): IndexedHit {
  const { entry } = footprint;
  const tags = footprint.tags.map((tag) => ({ tag, ref: lookup.tag(tag) }));
  const words = footprint.words.flatMap((word) => {
    const term = lookup.term(word);
    return word.fields.map((field) => term + field);
  });
  return {
    ref,
    productId: entry.productId,
    familyId: entry.familyId,
    rank: staticRank(entry),
    priceCents: entry.priceCents,
    scopes: tags.filter(({ tag }) => tag.kind === "scope").map((each) => each.ref),
    facets: tags.filter(({ tag }) => isFacet(tag)).map((each) => each.ref),
    lists: [...tags.map((each) => each.ref), ...words],
    numbers: footprint.numbers,
    variantIds: [...new Set(entry.variantIds)],
  };
}

/** Sales first, then the newer product: one number, so that one index gives the order. */
function staticRank(entry: IndexEntry): bigint {
  const seconds = Math.min(2 ** 32 - 1, Math.max(0, Math.floor(entry.releasedAt.getTime() / 1000)));
  return (BigInt(Math.max(0, Math.trunc(entry.sales))) << 32n) + BigInt(seconds);
}
