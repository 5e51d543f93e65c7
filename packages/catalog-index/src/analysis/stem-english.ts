import { regionAfterVowelConsonant } from "./stem-region.ts";

const VOWELS = "aeiouy";
const IRREGULAR = new Map([
  ["skis", "ski"],
  ["skies", "sky"],
  ["dying", "die"],
  ["lying", "lie"],
  ["tying", "tie"],
]);
const UNCHANGED = new Set([
  "sky",
  "news",
  "howe",
  "atlas",
  "cosmos",
  "bias",
  "andes",
  "inning",
  "outing",
  "canning",
]);

// Longest suffix first; each pair is [suffix, replacement].
const DERIVATIONS: readonly [string, string][] = [
  ["ization", "ize"],
  ["ational", "ate"],
  ["fulness", "ful"],
  ["ousness", "ous"],
  ["iveness", "ive"],
  ["tional", "tion"],
  ["biliti", "ble"],
  ["lessli", "less"],
  ["entli", "ent"],
  ["ation", "ate"],
  ["alism", "al"],
  ["aliti", "al"],
  ["ousli", "ous"],
  ["iviti", "ive"],
  ["fulli", "ful"],
  ["enci", "ence"],
  ["anci", "ance"],
  ["abli", "able"],
  ["izer", "ize"],
  ["ator", "ate"],
  ["alli", "al"],
  ["bli", "ble"],
];

const ADJECTIVES: readonly [string, string][] = [
  ["ational", "ate"],
  ["tional", "tion"],
  ["alize", "al"],
  ["icate", "ic"],
  ["iciti", "ic"],
  ["ical", "ic"],
  ["ness", ""],
  ["ful", ""],
];

const ENDINGS = /(?:ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|(?<=[st])ion|al|er|ic)$/;

/** Porter's second English stemmer: `heating`, `heated` → `heat`, `batteries` → `batteri`. */
export function stemEnglish(word: string): string {
  if (word.length <= 2 || UNCHANGED.has(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;

  const marked = word.replace(/^y|(?<=[aeiouy])y/g, "Y");
  const r1 = startOfR1(marked);
  const r2 = regionAfterVowelConsonant(marked, r1, VOWELS);
  let stem = cutPastAndGerund(cutPlural(marked), r1);
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, "i");
  stem = replaceIn(stem, DERIVATIONS, r1).replace(/(?<=[cdeghkmnrt])li$|(?<=l)ogi$/, (suffix, at: number) =>
    at < r1 ? suffix : suffix === "ogi" ? "og" : "",
  );
  stem = replaceIn(stem, ADJECTIVES, r1);
  stem = stem.replace(/ative$/, (suffix, at: number) => (at < r2 ? suffix : ""));
  stem = stem.replace(ENDINGS, (suffix, at: number) => (at < r2 ? suffix : ""));
  return cutFinalLetter(stem, r1, r2).toLowerCase();
}

function startOfR1(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  return prefix ? prefix[0].length : regionAfterVowelConsonant(word, 0, VOWELS);
}

function cutPlural(word: string): string {
  if (word.endsWith("sses")) return word.slice(0, -2);
  if (/ie[sd]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function cutPastAndGerund(word: string, r1: number): string {
  const extra = /ee(?:dly|d)$/.exec(word);
  if (extra) return extra.index >= r1 ? word.slice(0, extra.index + 2) : word;
  const suffix = /(?:ingly|edly|ing|ed)$/.exec(word);
  if (!suffix) return word;
  const stem = word.slice(0, suffix.index);
  if (!/[aeiouy]/.test(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return stem.length <= r1 && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function endsInShortSyllable(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}

function replaceIn(word: string, table: readonly [string, string][], region: number): string {
  const found = table.find(([suffix]) => word.endsWith(suffix));
  if (!found) return word;
  const [suffix, replacement] = found;
  return word.length - suffix.length >= region ? word.slice(0, -suffix.length) + replacement : word;
}

function cutFinalLetter(word: string, r1: number, r2: number): string {
  const last = word.length - 1;
  if (word.endsWith("ll") && last >= r2) return word.slice(0, -1);
  if (!word.endsWith("e")) return word;
  return last >= r2 || (last >= r1 && !endsInShortSyllable(word.slice(0, -1))) ? word.slice(0, -1) : word;
}
