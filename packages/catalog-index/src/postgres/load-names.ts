import type { EntryFootprint } from "./entry-footprint.ts";
import { type Tag, tagId } from "./entry-tags.ts";
import { type EntryWord, wordId } from "./entry-words.ts";
import type { RefLookup } from "./indexed-hit.ts";
import { LISTS_PER_REF } from "./posting-list.ts";

export type LoadedTag = { ref: number; tag: Tag };
export type LoadedTerm = { ref: number; word: EntryWord; hits: number };

/** Numbers tags and terms of a load in memory; they are written once, at the end. */
export type LoadNames = RefLookup & {
  register(footprint: EntryFootprint): void;
  tags(): Iterable<LoadedTag>;
  terms(): Iterable<LoadedTerm>;
  nextRef(): number;
};

export function createLoadNames(): LoadNames {
  const tags = new Map<string, LoadedTag>();
  const terms = new Map<string, LoadedTerm>();
  let last = 0;
  const nextRef = (): number => last + LISTS_PER_REF;

  function register(footprint: EntryFootprint): void {
    for (const tag of footprint.tags) {
      const id = tagId(tag);
      if (!tags.has(id)) tags.set(id, { ref: (last = nextRef()), tag });
    }
    for (const word of footprint.words) {
      const id = wordId(word.languageId, word.term);
      const known = terms.get(id);
      if (known) known.hits += 1;
      else terms.set(id, { ref: (last = nextRef()), word, hits: 1 });
    }
  }

  return {
    register,
    tag: (id) => numberOf(tags, id),
    term: (id) => numberOf(terms, id),
    tags: () => tags.values(),
    terms: () => terms.values(),
    nextRef,
  };
}

function numberOf(names: ReadonlyMap<string, { ref: number }>, id: string): number {
  const found = names.get(id);
  if (!found) throw new Error(`No number for ${id}`);
  return found.ref;
}
