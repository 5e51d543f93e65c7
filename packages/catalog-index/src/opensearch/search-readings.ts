import { searchedNumber } from "../analysis/searched-number.ts";
import { otherSpacings, type SearchWord, searchWords } from "./search-words.ts";
import * as field from "./word-query.ts";
import { type Way, wordQuery } from "./word-query.ts";

/** Each tier is worth so much more than the next. */
const tierStep = 2;
/** A hit whose category says what is searched for: worth more than one tier. */
const kindBonus = 3;
const fewWords = 2;
/** Of many words so many have to be met. */
const mostOf = "60%";

/** One way to read a search. */
export type Reading = { query: object; isForgiving?: boolean };

type Search = { term: string; locale: string; alternatives: readonly string[]; isUnfinished: boolean };

/** The ways to read a search, best first: the first that finds anything is the answer. */
export function searchReadings({ term, locale, alternatives, isUnfinished }: Search): Reading[] {
  const code = locale.slice(0, 2).toLowerCase();
  const wordings = [term, ...alternatives, ...otherSpacings(term)].map((each) => ({
    number: numberTiers(each),
    words: searchWords(each, code),
  }));
  const [own] = wordings;
  if (!own || own.words.length === 0) return [];
  const found = wordings.filter(({ words }) => words.length > 0);
  const { words } = own;
  return [
    {
      query: anyOf(
        found.map(({ number, words: each }, at) =>
          named(each, { number, isUnfinished, less: at > 0 ? 1 : 0 }),
        ),
      ),
    },
    { query: anyOf(found.map(({ words: each }) => weighed(each, { isUnfinished, isFuzzy: false }))) },
    { query: named(words, { number: [], isUnfinished: true, isFuzzy: true, less: 0 }), isForgiving: true },
    { query: weighed(words, { isUnfinished: true, isFuzzy: true }), isForgiving: true },
    ...(words.length > 1 ? [{ query: anyWord(words), isForgiving: true }] : []),
  ];
}

type Named = { number: readonly object[]; isUnfinished: boolean; isFuzzy?: boolean; less: number };

/**
 * All words where a product is named. The better tier a hit is in, the higher it stands; inside of a tier the better-selling product is
 * first. The same kind of match in other words stands just below that in the words themselves (`less`).
 */
function named(words: readonly SearchWord[], { number, isUnfinished, isFuzzy = false, less }: Named): object {
  const all = (way: Way) => every(words, { ...way, isFuzzy });
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
  return {
    bool: {
      must: anyOf(tiers.map((filter, at) => constant(filter, (tiers.length - at) * tierStep - less))),
      should: [constant(all({ fields: field.kind }), kindBonus)],
    },
  };
}

/** All words, or most of many, anywhere: the more telling their places, the better. */
function weighed(
  words: readonly SearchWord[],
  { isUnfinished, isFuzzy }: { isUnfinished: boolean; isFuzzy: boolean },
): object {
  const begun = isUnfinished ? field.partBegun : undefined;
  const met = words.map((word) => wordQuery(word, { fields: field.inText, begun, inPieces: true, isFuzzy }));
  return {
    bool: {
      filter: {
        bool: { should: met, minimum_should_match: words.length <= fewWords ? "100%" : mostOf },
      },
      should: words.map((word) => weightOf(word, isFuzzy)),
    },
  };
}

function anyWord(words: readonly SearchWord[]): object {
  const met = words.map((word) => wordQuery(word, { fields: field.anywhere, inPieces: true, isFuzzy: true }));
  return {
    bool: {
      filter: { bool: { should: met, minimum_should_match: 1 } },
      should: words.map((word) => weightOf(word, true)),
    },
  };
}

const weights: readonly (readonly [fields: readonly string[], weight: number])[] = [
  [field.whole, 4],
  [field.headed, 3.5],
  [field.kind, 3],
  [field.inName, 2],
  [field.anywhere, 1.5],
  [field.inText, 0.5],
];

function weightOf(word: SearchWord, isFuzzy: boolean): object {
  return anyOf(
    weights.map(([fields, weight]) => constant(wordQuery(word, { fields, inPieces: true, isFuzzy }), weight)),
  );
}

function every(words: readonly SearchWord[], way: Way): object {
  const { begun, ...rest } = way;
  const must = words.map((word, at) => {
    const mayBeBegun = begun && (at === words.length - 1 || way.isFuzzy);
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
