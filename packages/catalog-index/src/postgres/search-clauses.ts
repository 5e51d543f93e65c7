import type { Sql } from "postgres";
import type { AnalyzedWord, Analyzer } from "../analysis/analyzer.ts";
import { numberKey } from "../analysis/number-key.ts";
import type { IndexLanguage } from "../port.ts";
import type { Clause } from "./clause.ts";
import { forgiveTypo } from "./forgive-typo.ts";
import { FIELD, type Field } from "./posting-list.ts";
import { lookUp, type VocabularyMatch } from "./vocabulary.sql.ts";

export type SearchQuestion = {
  term: string;
  language: IndexLanguage;
  /** The last word may be the beginning of one. */
  unfinished: boolean;
};

/** Sets of clauses for one search. Each tier holds all hits of the tier before it and more, less telling ones. */
export type SearchTiers = (readonly Clause[])[];

/** One word of the search: the terms (or hits, by number) it stands for. */
type Meaning = {
  terms: number[];
  /** A compound also means all its parts together. */
  parts: number[] | null;
  refs: number[];
};

// Whatever is typed or pasted, the work stays bounded.
const MAX_LETTERS = 200;
const MAX_WORDS = 10;
const MAX_GUESSED_WORDS = 3;
const MIN_NUMBER = 4;

/** The ways to read a search, best first: the first that finds anything is the answer. */
export async function searchReadings(
  sql: Sql,
  analyzer: Analyzer,
  question: SearchQuestion,
): Promise<SearchTiers[]> {
  const term = question.term.slice(0, MAX_LETTERS);
  const words = analyzer.analyze(term).slice(0, MAX_WORDS);
  const whole = numberKey(term);
  const wholeNumber = /\d/.test(whole) && whole.length >= MIN_NUMBER ? [whole] : [];
  const last = words.at(-1);
  const matches = await lookUp(sql, {
    languageId: question.language.id,
    words: words.flatMap((word) => [word.stem, ...basicParts(word)]),
    prefixes: question.unfinished && last ? [last.folded] : [],
    numbers: [...wholeNumber, ...words.filter((word) => word.code).map((word) => numberKey(word.folded))],
  });
  const meanings: Meaning[] = [];
  let guessed = 0;
  for (const word of words) {
    const unfinished = question.unfinished && word === last;
    const known = meaningOf(word, matches, unfinished);
    if (isKnown(known)) meanings.push(known);
    else if (guessed++ < MAX_GUESSED_WORDS) {
      meanings.push(await guessMeaning(sql, question.language.id, word, unfinished));
    }
  }
  return readings(meanings.filter(isKnown), refsOf(matches, "number", whole));
}

function readings(meanings: readonly Meaning[], numbered: readonly number[]): SearchTiers[] {
  if (meanings.length === 0 && numbered.length > 0) return [[[{ alternatives: [], refs: numbered }]]];
  if (meanings.length === 0) return [];
  const inField = (field: Field): Clause[] =>
    meanings.map((meaning) => ({
      alternatives: alternatives(meaning, field),
      refs: [...meaning.refs, ...numbered],
    }));
  const wholeWords = meanings.map(({ terms, refs }) => ({
    alternatives: terms.map((term) => [term + FIELD.whole]),
    refs: [...refs, ...numbered],
  }));
  const inText = meanings.map(({ terms, refs }) => ({
    alternatives: terms.flatMap((term) => [[term + FIELD.anywhere], [term + FIELD.body]]),
    refs: [...refs, ...numbered],
  }));
  const anyWord = [{ alternatives: meanings.flatMap((meaning) => alternatives(meaning, FIELD.anywhere)) }];
  return [
    [wholeWords, inField(FIELD.name), inField(FIELD.anywhere)],
    [inText],
    ...(meanings.length > 1 ? [[anyWord]] : []),
  ];
}

function alternatives({ terms, parts }: Meaning, field: Field): number[][] {
  return [...terms.map((term) => [term + field]), ...(parts ? [parts.map((part) => part + field)] : [])];
}

function meaningOf(word: AnalyzedWord, matches: readonly VocabularyMatch[], unfinished: boolean): Meaning {
  const begun = unfinished ? refsOf(matches, "prefix", word.folded) : [];
  const parts = basicParts(word).map((part) => refsOf(matches, "word", part));
  return {
    terms: [...new Set([...refsOf(matches, "word", word.stem), ...begun])],
    parts: parts.length > 0 && parts.every((found) => found.length > 0) ? parts.flat() : null,
    refs: word.code ? refsOf(matches, "number", numberKey(word.folded)) : [],
  };
}

/** For words outside the vocabulary: the beginning of a word, else a slip of the finger. */
async function guessMeaning(
  sql: Sql,
  languageId: string,
  word: AnalyzedWord,
  unfinished: boolean,
): Promise<Meaning> {
  const prefixes = word.folded.length >= 3 ? [word.folded] : [];
  const numbers = /\d/.test(word.folded) && word.folded.length >= MIN_NUMBER ? [numberKey(word.folded)] : [];
  const matches = await lookUp(sql, { languageId, words: [], prefixes, numbers });
  const refs = matches.filter(({ source }) => source === "number").map(({ ref }) => ref);
  const begun = matches.filter(({ source }) => source === "prefix").map(({ ref }) => ref);
  const terms = begun.length + refs.length > 0 ? begun : await forgiveTypo(sql, languageId, word, unfinished);
  return { terms, parts: null, refs };
}

function isKnown(meaning: Meaning): boolean {
  return meaning.terms.length > 0 || meaning.parts !== null || meaning.refs.length > 0;
}

function basicParts(word: AnalyzedWord): string[] {
  return word.parts.filter((part) => part.basic).map((part) => part.stem);
}

function refsOf(
  matches: readonly VocabularyMatch[],
  source: VocabularyMatch["source"],
  key: string,
): number[] {
  return matches.filter((match) => match.source === source && match.key === key).map(({ ref }) => ref);
}
