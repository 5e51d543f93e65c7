import { regionAfterVowelConsonant } from "./stem-region.ts";

const VOWELS = "aeiouy";

/** Snowball's German stemmer on folded words: `pumpen`, `pumpe` → `pump`. */
export function stemGerman(word: string): string {
  const r1 = Math.max(3, regionAfterVowelConsonant(word, 0, VOWELS));
  const r2 = regionAfterVowelConsonant(word, regionAfterVowelConsonant(word, 0, VOWELS), VOWELS);
  return cutDerivation(cutComparison(cutInflection(word, r1), r1), r1, r2);
}

function cutInflection(word: string, r1: number): string {
  const suffix = /(?:ern|em|er|en|es|e)$/.exec(word);
  if (suffix) {
    if (suffix.index < r1) return word;
    const stem = word.slice(0, suffix.index);
    return suffix[0].startsWith("e") && stem.endsWith("niss") && !/^(?:ern|em|er)$/.test(suffix[0])
      ? stem.slice(0, -1)
      : stem;
  }
  return /[bdfghklmnrt]s$/.test(word) && word.length - 1 >= r1 ? word.slice(0, -1) : word;
}

function cutComparison(word: string, r1: number): string {
  const suffix = /(?:est|en|er)$/.exec(word);
  if (suffix) return suffix.index >= r1 ? word.slice(0, suffix.index) : word;
  return /.{3}[bdfghklmnt]st$/.test(word) && word.length - 2 >= r1 ? word.slice(0, -2) : word;
}

function cutDerivation(word: string, r1: number, r2: number): string {
  if (/(?:end|ung)$/.test(word)) {
    const stem = cut(word, /(?:end|ung)$/, r2);
    return stem === word ? word : cut(stem, /(?<!e)ig$/, r2);
  }
  if (/(?:isch|ig|ik)$/.test(word)) return cut(word, /(?<!e)(?:isch|ig|ik)$/, r2);
  if (/(?:lich|heit)$/.test(word)) {
    const stem = cut(word, /(?:lich|heit)$/, r2);
    return stem === word ? word : cut(stem, /(?:er|en)$/, r1);
  }
  if (word.endsWith("keit")) {
    const stem = cut(word, /keit$/, r2);
    return stem === word ? word : cut(stem, /(?:lich|ig)$/, r2);
  }
  return word;
}

function cut(word: string, suffix: RegExp, region: number): string {
  const found = suffix.exec(word);
  return found && found.index >= region ? word.slice(0, found.index) : word;
}
