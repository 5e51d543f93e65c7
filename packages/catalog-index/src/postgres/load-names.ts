import { type Tag, tagId } from "./entry-tags.ts";
import type { EntryWord } from "./entry-words.ts";
import type { RefLookup } from "./indexed-hit.ts";
import { LISTS_PER_REF } from "./posting-list.ts";

export type LoadedTag = { ref: number; tag: Tag };
export type LoadedTerm = { ref: number; word: EntryWord; hits: number };

/** Numbers tags and terms of a load in memory; they are written once, at the end. */
export type LoadNames = RefLookup & {
  tags(): Iterable<LoadedTag>;
  terms(): Iterable<LoadedTerm>;
  nextRef(): number;
};

export function createLoadNames(): LoadNames {
  const tags = new Map<string, LoadedTag>();
  // Terms alone are the keys: they are the same string objects again and again, whose hash is known already.
  const termsByLanguage = new Map<string, Map<string, LoadedTerm>>();
  let last = 0;
  const nextRef = (): number => last + LISTS_PER_REF;

  function tag(wanted: Tag): number {
    const id = tagId(wanted);
    const known = tags.get(id);
    if (known) return known.ref;
    last = nextRef();
    tags.set(id, { ref: last, tag: wanted });
    return last;
  }

  function term(word: EntryWord): number {
    const ofLanguage = termsByLanguage.get(word.languageId) ?? new Map<string, LoadedTerm>();
    termsByLanguage.set(word.languageId, ofLanguage);
    const known = ofLanguage.get(word.term);
    if (known) {
      known.hits += 1;
      return known.ref;
    }
    last = nextRef();
    ofLanguage.set(word.term, { ref: last, word, hits: 1 });
    return last;
  }

  function* terms(): Iterable<LoadedTerm> {
    for (const each of termsByLanguage.values()) yield* each.values();
  }

  return { tag, term, tags: () => tags.values(), terms, nextRef };
}
