import { COMPOUND_WORDS } from "./compound-words-german.ts";

const LINKS = ["", "s", "n", "en", "es", "e", "er"];
const ENDINGS = [...LINKS, "ern"];
const MIN_COMPOUND = 7;
const MIN_TAIL = 5;
const MIN_UNKNOWN_HEAD = 3;

const byInitial = Map.groupBy(COMPOUND_WORDS, (word) => word.charAt(0));
const words = new Set(COMPOUND_WORDS);

/**
 * Parts of a folded German compound as they stand in it: `luftwarmepumpen` → `luft`, `warme`, `pumpen`. A word with an
 * unknown beginning gives its known end (`zirkulatorpumpe` → `pumpe`); anything else gives nothing.
 */
export function splitCompound(word: string): string[] {
  if (word.length < MIN_COMPOUND) return [];
  const parts = splitFrom(word, 0);
  if (parts) return parts.length > 1 ? parts : [];
  return knownTail(word);
}

function splitFrom(word: string, at: number): string[] | null {
  const rest = word.slice(at);
  const candidates = (byInitial.get(rest.charAt(0)) ?? []).filter((part) => rest.startsWith(part));
  candidates.sort((a, b) => b.length - a.length);
  for (const part of candidates) {
    for (const link of LINKS) {
      const next = at + part.length + link.length;
      if (next >= word.length || !word.startsWith(link, at + part.length)) continue;
      const tail = splitFrom(word, next);
      if (tail) return [part, ...tail];
    }
  }
  return rest.length >= 3 && isKnown(rest) ? [rest] : null;
}

function knownTail(word: string): string[] {
  for (let at = MIN_UNKNOWN_HEAD; at <= word.length - MIN_TAIL; at++) {
    const tail = word.slice(at);
    if (isKnown(tail)) return [tail];
  }
  return [];
}

/** In any of its forms: `pumpe`, `pumpen`. */
function isKnown(word: string): boolean {
  return ENDINGS.some(
    (ending) => word.endsWith(ending) && words.has(word.slice(0, word.length - ending.length)),
  );
}
