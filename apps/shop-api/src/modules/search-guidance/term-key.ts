import { fold } from "@hearth/catalog-index";

/** A search as rules and lifts are found by: `  PV-Platten, 430 Wp ` → `pv-platten 430 wp`. Numbers keep their signs. */
export function termKey(term: string): string {
  return fold(term)
    .replaceAll(/[^\p{L}\p{N},./-]+|[,./-]+(?=\s|$)/gu, " ")
    .replaceAll(/(?<=^|\s)[,./-]+|\s+/gu, " ")
    .trim();
}

const MAX_PHRASE = 4;
/** A search of more words is a text somebody pasted. */
const MAX_WORDS = 12;

export interface Phrase {
  phrase: string;
  /** The search with other words in its place. */
  replacedBy: (words: string) => string;
}

/** Every run of words in the search, the longest first. */
export function phrasesIn(key: string): Phrase[] {
  const words = key.split(" ").slice(0, MAX_WORDS);
  const phrases: Phrase[] = [];
  for (let length = Math.min(MAX_PHRASE, words.length); length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1)
      phrases.push({
        phrase: words.slice(at, at + length).join(" "),
        replacedBy: (other) => [...words.slice(0, at), other, ...words.slice(at + length)].join(" "),
      });
  return phrases;
}
