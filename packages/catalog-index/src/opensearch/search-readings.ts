import { searchedNumber } from "../analysis/searched-number.ts";
import { otherSpacings, type SearchWord, searchWords } from "./search-words.ts";
import * as field from "./word-query.ts";
import { type Way, wordQuery } from "./word-query.ts";

/** Each tier is worth so much more than the next. */
const TIER_STEP = 2;
/** A hit whose category says what is searched for: worth more than one tier. */
const KIND_BONUS = 3;
const FEW_WORDS = 2;
/** Of many words so many have to be met. */
const MANY_WORDS = "60%";
/** Wordings that are looked for in long texts. */
const MOST_WEIGHED = 3;

/** One way to read a search. `isLast`: it answers also when its words find nothing. */
export interface Reading {
  query: object;
  isForgiving?: boolean;
  isLast?: boolean;
}

/** Only what is pinned to the search is left. */
export const pinsOnly: Reading = { query: { match_none: {} }, isLast: true };

interface Search {
  term: string;
  locale: string;
  alternatives: readonly string[];
  isUnfinished: boolean;
}

/** The ways to read a search, best first: the first that finds anything is the answer. */
export function searchReadings({ term, locale, alternatives, isUnfinished }: Search): Reading[] {
  const code = locale.slice(0, 2).toLowerCase();
  // While somebody types, the next letters say more than other spacings would.
  const spacings = isUnfinished ? [] : otherSpacings(term);
  const wordings = [term, ...alternatives, ...spacings].map((each) => ({
    number: numberTiers(each),
    words: searchWords(each, code),
  }));
  const [own] = wordings;
  if (!own || own.words.length === 0) return [];
  const said = wordings.filter(({ words: each }) => each.length > 0);
  const { words } = own;
  return [
    { query: anyOf(said.map((each, at) => named(each, { isUnfinished, less: at > 0 ? 1 : 0 }))) },
    { query: anyOf(said.slice(0, MOST_WEIGHED).map((each) => weighed(each.words, { isUnfinished }))) },
    { query: slipped(words), isForgiving: true },
    { query: weighed(words, { isUnfinished: true, fuzzyAmong: words.length }), isForgiving: true },
    ...(words.length > 1 ? [{ query: anyWord(words), isForgiving: true }] : []),
  ];
}

interface Wording {
  number: readonly object[];
  words: readonly SearchWord[];
}

/**
 * All words where a product is named. The better tier a hit is in, the higher it stands; inside of a tier the better-selling product is
 * first. The same kind of match in other words stands just below that in the words themselves (`less`).
 */
function named(
  { number, words }: Wording,
  { isUnfinished, less }: { isUnfinished: boolean; less: number },
): object {
  const all = (way: Way) => every(words, way);
  const begun = isUnfinished ? field.begun : undefined;
  const partBegun = isUnfinished ? field.partBegun : undefined;
  const tiers = [
    ...number,
    all({ fields: field.whole, begun }),
    all({ fields: field.headed, begun }),
    all({ fields: field.inName, begun: partBegun }),
    all({ fields: field.anywhere, begun: partBegun }),
    all({ fields: field.anywhere, begun: partBegun, inPieces: true }),
    all({ fields: ["elsewhere"] }),
  ];
  return tiered(tiers, { less, kind: all({ fields: field.kind }) });
}

/** The same with a slip in each word. */
function slipped(words: readonly SearchWord[]): object {
  const all = (way: Way) => every(words, { ...way, inPieces: true, fuzzyAmong: words.length });
  const tiers = [
    all({ fields: field.whole, begun: field.begun }),
    all({ fields: field.headed, begun: field.begun }),
    all({ fields: field.inName, begun: field.partBegun }),
    all({ fields: field.anywhere, begun: field.partBegun }),
  ];
  return tiered(tiers, { less: 0, kind: all({ fields: field.kind }) });
}

function tiered(tiers: readonly object[], { less, kind }: { less: number; kind: object }): object {
  return {
    bool: {
      must: anyOf(tiers.map((filter, at) => constant(filter, (tiers.length - at) * TIER_STEP - less))),
      should: [constant(kind, KIND_BONUS)],
    },
  };
}

interface Weighing {
  isUnfinished: boolean;
  fuzzyAmong?: number;
}

/** All words, or most of many, anywhere: the more telling their places, the better. */
function weighed(words: readonly SearchWord[], { isUnfinished, fuzzyAmong }: Weighing): object {
  const begun = isUnfinished ? field.partBegun : undefined;
  return mostOf(words, words.length <= FEW_WORDS ? "100%" : MANY_WORDS, {
    fields: field.inText,
    begun,
    inPieces: true,
    fuzzyAmong,
  });
}

function anyWord(words: readonly SearchWord[]): object {
  return mostOf(words, 1, { fields: field.anywhere, inPieces: true, fuzzyAmong: words.length });
}

function mostOf(words: readonly SearchWord[], least: string | number, way: Way): object {
  const met = words.map((word) => wordQuery(word, way));
  return {
    bool: {
      filter: { bool: { should: met, minimum_should_match: least } },
      should: words.map((word) => weightOf(word, way.fuzzyAmong)),
    },
  };
}

const weights: readonly (readonly [fields: readonly string[], weight: number])[] = [
  [field.whole, 4],
  [["name.head"], 3.5],
  [field.kind, 3],
  [["name.parts"], 2],
  [["kind.parts", "about", "about.folded", "about.parts"], 1.5],
  [["body", "body.folded"], 0.5],
];

function weightOf(word: SearchWord, fuzzyAmong: number | undefined): object {
  return anyOf(
    weights.map(([fields, weight]) =>
      constant(wordQuery(word, { fields, inPieces: true, fuzzyAmong }), weight),
    ),
  );
}

function every(words: readonly SearchWord[], way: Way): object {
  const { begun, ...rest } = way;
  const must = words.map((word, at) => {
    const mayBeBegun = begun && (at === words.length - 1 || way.fuzzyAmong !== undefined);
    return wordQuery(word, mayBeBegun ? way : rest);
  });
  return { bool: { must } };
}

/** The whole search as one number, as the beginning or the end of one, with or without separators. */
function numberTiers(term: string): object[] {
  const searched = searchedNumber(term);
  if (!searched) return [];
  const { key, isBeginning, isTail } = searched;
  return [
    { term: { numbers: key } },
    ...(isBeginning ? [{ prefix: { numbers: key } }] : []),
    ...(isTail ? [{ term: { numberTails: key } }, { prefix: { numberTails: key } }] : []),
  ];
}

function anyOf(queries: readonly object[]): object {
  return { dis_max: { queries } };
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } };
}
