import type { Analyzer } from "../analysis/analyzer.ts";
import { isCode, numberKey } from "../analysis/number-key.ts";
import { tokenize } from "../analysis/tokenize.ts";
import type { IndexEntry } from "../port.ts";
import { entryTags, type Tag } from "./entry-tags.ts";
import { type EntryWord, textWords } from "./entry-words.ts";

/** Everything an entry can be found by, still in words and ids. */
export type EntryFootprint = {
  entry: IndexEntry;
  tags: readonly Tag[];
  words: readonly EntryWord[];
  /** Numbers of the entry and codes inside its names, without separators. */
  numbers: readonly string[];
};

export function entryFootprint(entry: IndexEntry, analyzerOf: (locale: string) => Analyzer): EntryFootprint {
  const words = entry.texts.flatMap((text) => textWords(text, analyzerOf(text.language.locale)));
  const codes = entry.texts.flatMap(({ name }) => [...name.split(/\s+/), ...tokenize(name)].filter(isCode));
  const numbers = new Set([...entry.numbers, ...codes].map(numberKey));
  numbers.delete("");
  return { entry, tags: entryTags(entry), words, numbers: [...numbers] };
}
