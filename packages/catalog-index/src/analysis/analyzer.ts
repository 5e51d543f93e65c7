import { fold, foldGermanDigraphs } from "./fold.ts";
import { isCode } from "./number-key.ts";
import { splitCompound } from "./split-compound.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemGerman } from "./stem-german.ts";
import { stemPolish } from "./stem-polish.ts";
import { stopWordsOf } from "./stop-words.ts";
import { splitAtDigits, tokenize } from "./tokenize.ts";

/** One word of a text: folded as typed, its stem, and the stems of what it is made of. */
export type AnalyzedWord = {
  folded: string;
  stem: string;
  parts: readonly WordPart[];
  /** Names one article, see `isCode`. */
  code: boolean;
};

/** `basic` parts cover the word between them, the others are runs of several (`warmepump` in a Luftwärmepumpe). */
export type WordPart = { stem: string; basic: boolean };

export type Analyzer = { analyze(text: string): readonly AnalyzedWord[] };

type Morphology = {
  foldWord(word: string): string;
  stem(word: string): string;
  split(word: string): string[];
};

const REMEMBERED = 100_000;
const MAX_PHRASE = 30;

const identity = (word: string): string => word;
const noParts = (): string[] => [];

const MORPHOLOGIES: Record<string, Morphology> = {
  de: { foldWord: foldGermanDigraphs, stem: stemGerman, split: splitCompound },
  en: { foldWord: identity, stem: stemEnglish, split: noParts },
  pl: { foldWord: identity, stem: stemPolish, split: noParts },
};
const PLAIN: Morphology = { foldWord: identity, stem: identity, split: noParts };

/** The same analysis for texts and for search terms, chosen by locale (`de-DE`, `de-AT` → German). */
export function analyzerFor(locale: string): Analyzer {
  const code = locale.slice(0, 2).toLowerCase();
  const morphology = MORPHOLOGIES[code] ?? PLAIN;
  const stopWords = stopWordsOf(code);
  const wordOf = remember((token: string) => analyzeWord(token, morphology));
  const phraseOf = remember(analyzeText);

  function analyzeText(text: string): AnalyzedWord[] {
    const found = tokenize(fold(text)).map(wordOf);
    const telling = found.filter((word) => !stopWords.has(word.folded));
    return telling.length > 0 ? telling : found;
  }

  return { analyze: (text) => (text.length <= MAX_PHRASE ? phraseOf(text) : analyzeText(text)) };
}

/** Words and short texts (options, categories, makers) of a catalogue repeat a hundred times over. */
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

function analyzeWord(token: string, morphology: Morphology): AnalyzedWord {
  if (/\d/.test(token)) {
    const pieces = splitAtDigits(token);
    const parts = pieces.length > 1 ? runs(pieces, identity) : [];
    return { folded: token, stem: token, parts, code: isCode(token) };
  }
  const folded = morphology.foldWord(token);
  const parts = runs(morphology.split(folded), morphology.stem);
  return { folded, stem: morphology.stem(folded), parts, code: false };
}

/** All neighbouring pieces joined, except the whole word itself. */
function runs(pieces: readonly string[], stem: (word: string) => string): WordPart[] {
  const found = new Map<string, WordPart>();
  for (let from = 0; from < pieces.length; from++) {
    for (let to = from + 1; to <= pieces.length; to++) {
      if (to - from === pieces.length && pieces.length > 1) continue;
      const run = stem(pieces.slice(from, to).join(""));
      const basic = to - from === 1;
      if (basic || !found.has(run)) found.set(run, { stem: run, basic });
    }
  }
  return [...found.values()];
}
