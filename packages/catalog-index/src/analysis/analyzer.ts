import { fold, foldGermanDigraphs } from "./fold.ts";
import { splitCompound } from "./split-compound.ts";
import { stemEnglish } from "./stem-english.ts";
import { stemGerman } from "./stem-german.ts";
import { stemPolish } from "./stem-polish.ts";
import { stopWordsOf } from "./stop-words.ts";
import { splitAtDigits, tokenize } from "./tokenize.ts";

/** One word of a text: folded as typed, its stem, and the stems of what it is made of. */
export type AnalyzedWord = { folded: string; stem: string; parts: readonly WordPart[] };

/** `basic` parts cover the word between them, the others are runs of several (`warmepump` in a Luftwärmepumpe). */
export type WordPart = { stem: string; basic: boolean };

export type Analyzer = { analyze(text: string): AnalyzedWord[] };

type Morphology = {
  foldWord(word: string): string;
  stem(word: string): string;
  split(word: string): string[];
};

const REMEMBERED_WORDS = 100_000;

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
  const remembered = new Map<string, AnalyzedWord>();

  function wordOf(token: string): AnalyzedWord {
    const known = remembered.get(token);
    if (known) return known;
    if (remembered.size >= REMEMBERED_WORDS) remembered.clear();
    const word = analyzeWord(token, morphology);
    remembered.set(token, word);
    return word;
  }

  function analyze(text: string): AnalyzedWord[] {
    const found = tokenize(fold(text)).map(wordOf);
    const telling = found.filter((word) => !stopWords.has(word.folded));
    return telling.length > 0 ? telling : found;
  }

  return { analyze };
}

/** Analyzers that live as long as their owner: the words of a catalogue repeat a hundred times over. */
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
    return { folded: token, stem: token, parts: pieces.length > 1 ? runs(pieces, identity) : [] };
  }
  const folded = morphology.foldWord(token);
  return { folded, stem: morphology.stem(folded), parts: runs(morphology.split(folded), morphology.stem) };
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
