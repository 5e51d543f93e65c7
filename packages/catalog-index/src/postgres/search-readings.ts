import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import { numberKey } from "../analysis/number-key.ts";
import { type SearchedNumber, searchedNumber } from "../analysis/searched-number.ts";
import type { IndexLanguage, SearchGuidance } from "../port.ts";
import { forgiveSlips } from "./slips.ts";
import { everyWord, headQueries, searchWords, type Way, wordQueries } from "./word-queries.ts";

export interface Search {
  term: string;
  language: IndexLanguage;
  guidance?: SearchGuidance | undefined;
  /** The last word may be the beginning of one. */
  isUnfinished: boolean;
}

/** Kinds of matches of one wording, the most telling first; the last holds all. Texts for `to_tsquery`. */
export interface Tier {
  column: "name_words" | "words" | "all_words";
  query: string;
}

/** `query`: the other words, for `to_tsquery`. */
export interface LeadingNumber {
  key: string;
  query: string;
}

/** One way to read a search. */
export interface Reading {
  /** Of the search itself, then of its alternatives. */
  wordings: readonly { number: SearchedNumber | null; tiers: readonly Tier[] }[];
  /** The number in front of other words: that of a family, followed by what tells the variant. */
  leading?: LeadingNumber | null;
  /** Instead of tiers: the more of these a hit has, the better. */
  anyOf?: readonly string[];
  /** What was meant, if slips were forgiven. */
  spelling: string | null;
}

// Whatever is typed or pasted, the work stays bounded.
const MAX_LETTERS = 200;
const MIN_LEADING_NUMBER = 4;

/** The ways to read a search, best first: the first that finds anything is the answer. */
export async function* searchReadings(sql: Sql, analyzer: Analyzer, search: Search): AsyncGenerator<Reading> {
  const term = search.term.slice(0, MAX_LETTERS);
  const words = searchWords(term, analyzer);
  if (words.length === 0) return;
  const begun = search.isUnfinished ? ({ begun: "last" } as const) : {};
  const wordings = [term, ...(search.guidance?.alternatives ?? [])].filter(
    (each) => searchWords(each, analyzer).length > 0,
  );
  const read = (tiersOf: (wording: string) => Tier[]) => ({
    wordings: wordings.map((wording) => ({ number: searchedNumber(wording), tiers: tiersOf(wording) })),
    leading: leadingNumber(term, analyzer),
    spelling: null,
  });
  yield read((wording) => namedTiers(wording, analyzer, begun));
  yield read((wording) => [{ column: "all_words", query: everyWord(wording, analyzer, begun) }]);
  const own = (way: Way) => [{ number: null, tiers: namedTiers(term, analyzer, way) }];
  yield { wordings: own({ begun: "all" }), spelling: null };
  const { slips, spelling } = await forgiveSlips(sql, analyzer, { ...search, term });
  if (spelling !== null) yield { wordings: own({ begun: "all", slips }), spelling };
  if (words.length > 1) yield { wordings: [], anyOf: wordQueries(words, { begun: "all", slips }), spelling };
  const heads = headQueries(words);
  if (heads.length > 0) yield { wordings: [], anyOf: heads, spelling: null };
}

function namedTiers(term: string, analyzer: Analyzer, way: Way): Tier[] {
  return [
    { column: "name_words", query: everyWord(term, analyzer, { ...way, weights: "A" }) },
    { column: "name_words", query: everyWord(term, analyzer, { ...way, weights: "AB" }) },
    { column: "words", query: everyWord(term, analyzer, way) },
  ];
}

/** Only what no ordinary word looks like. */
function leadingNumber(term: string, analyzer: Analyzer): LeadingNumber | null {
  const [first = "", ...others] = term.trim().split(/\s+/);
  const key = numberKey(first);
  const rest = others.join(" ");
  const isNumber = key.length >= MIN_LEADING_NUMBER && /[\d-]/.test(first);
  if (!isNumber || searchWords(rest, analyzer).length === 0) return null;
  return { key, query: everyWord(rest, analyzer, {}) };
}
