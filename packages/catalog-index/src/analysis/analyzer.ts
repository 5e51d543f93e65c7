import { fold, foldGermanDigraphs } from "./fold.ts";
import { normalUnits } from "./normal-units.ts";
import { splitCompound } from "./split-compound.ts";
import { stemPolish } from "./stem-polish.ts";
import { stopWordsOf } from "./stop-words.ts";
import { splitAtDigits, tokenize } from "./tokenize.ts";

/** One word of a text. */
export interface AnalyzedWord {
  /** As it stands there. */
  written: string;
  folded: string;
  /** Without endings where the database has no stemmer, else as it is folded. */
  stem: string;
  /** Stems of what a compound, or a number with its unit, is made of. */
  parts: readonly string[];
  /** The same for neighbouring parts together: `warmepumpe` in a Luftwärmepumpe. */
  runs: readonly string[];
}

export interface Analyzer {
  analyze(text: string): readonly AnalyzedWord[];
}

interface Morphology {
  foldWord(word: string): string;
  stem(word: string): string;
  split(word: string): string[];
}

const REMEMBERED = 100_000;

const identity = (word: string): string => word;
const noParts = (): string[] => [];

const PLAIN: Morphology = { foldWord: identity, stem: identity, split: noParts };
const MORPHOLOGIES: Record<string, Morphology> = {
  de: { ...PLAIN, foldWord: foldGermanDigraphs, split: splitCompound },
  pl: { ...PLAIN, stem: stemPolish },
};

/** The same analysis for texts and for search terms, chosen by locale (`de-DE`, `de-AT` → German). */
export function analyzerFor(locale: string): Analyzer {
  const code = locale.slice(0, 2).toLowerCase();
  const morphology = MORPHOLOGIES[code] ?? PLAIN;
  const stopWords = stopWordsOf(code);
  const wordOf = remember((token: string) => analyzeWord(token, morphology));
  return {
    analyze(text) {
      const found = tokenize(normalUnits(text)).map(wordOf);
      const telling = found.filter((word) => !stopWords.has(word.folded));
      return telling.length > 0 ? telling : found;
    },
  };
}

/** Words of a catalogue repeat a hundred times over. */
function remember<T>(work: (text: string) => T): (text: string) => T {
  const remembered = new Map<string, T>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    if (remembered.size >= REMEMBERED) remembered.clear();
    const result = work(text);
    remembered.set(text, result);
    return result;
  };
}

/** One analyzer per locale, living as long as its owner. */
export function createAnalyzers(): (locale: string) => Analyzer {
  const byLocale = new Map<string, Analyzer>();
  return (locale) => {
    const analyzer = byLocale.get(locale) ?? analyzerFor(locale);
    byLocale.set(locale, analyzer);
    return analyzer;
  };
}

function analyzeWord(written: string, { foldWord, stem, split }: Morphology): AnalyzedWord {
  if (/\d/.test(written)) {
    const folded = fold(written);
    const pieces = splitAtDigits(folded);
    return { written, folded, stem: folded, parts: pieces.length > 1 ? pieces : [], runs: [] };
  }
  const folded = foldWord(fold(written));
  const parts = split(folded);
  return { written, folded, stem: stem(folded), parts: parts.map(stem), runs: runsOf(parts).map(stem) };
}

/** Neighbouring parts joined, but not all of them. */
function runsOf(parts: readonly string[]): string[] {
  return parts.flatMap((_, from) =>
    parts
      .slice(from + 1)
      .map((_next, more) => parts.slice(from, from + more + 2))
      .filter((run) => run.length < parts.length)
      .map((run) => run.join("")),
  );
}
