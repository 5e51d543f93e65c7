import { fold, foldGermanDigraphs } from "../analysis/fold.ts";
import { normalUnits } from "../analysis/normal-units.ts";
import { splitCompound } from "../analysis/split-compound.ts";
import { stopWordsOf } from "../analysis/stop-words.ts";

// Whatever is typed or pasted, the work stays bounded.
const MAX_LETTERS = 200;
const MAX_WORDS = 10;
const MOST_JOINED = 4;

/** A word of a search, and what it is made of. */
export interface SearchWord {
  text: string;
  /** Letters and digits of a size, or the words of a compound. */
  pieces: readonly string[];
}

/** Numbers and what belongs to them are one word: 3/4zoll, 1.5m, 16x2. Words that say nothing are left out. */
export function searchWords(term: string, languageCode: string): SearchWord[] {
  const stopWords = stopWordsOf(languageCode);
  const words = wordsIn(term).slice(0, MAX_WORDS);
  const telling = words.filter((word) => !stopWords.has(fold(word)));
  return (telling.length > 0 ? telling : words).map((text) => searchWord(text, languageCode));
}

function wordsIn(term: string): string[] {
  const text = normalUnits(term.slice(0, MAX_LETTERS));
  return text.match(/[\p{L}\p{N}]+(?:(?<=\p{N})[./](?=\p{N})[\p{L}\p{N}]+)*/gu) ?? [];
}

function searchWord(text: string, languageCode: string): SearchWord {
  if (/\p{N}/u.test(text)) {
    const pieces = (text.match(/\p{L}+|\p{N}+/gu) ?? []).filter((piece) => piece !== "x");
    return { text, pieces: pieces.length > 1 ? pieces : [] };
  }
  const pieces = languageCode === "de" ? splitCompound(foldGermanDigraphs(fold(text))) : [];
  return { text, pieces };
}

/** The same search with two words written as one (Fußboden Heizung), or one as two (AeroMono). */
export function otherSpacings(term: string): string[] {
  const words = wordsIn(term);
  const apart = term.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  if (words.length > MOST_JOINED) return apart === term ? [] : [apart];
  const joined = words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? "";
    if (/\P{L}/u.test(before + word)) return [];
    return [[...words.slice(0, at), before + word, ...words.slice(at + 2)].join(" ")];
  });
  return apart === term ? joined : [apart, ...joined];
}
