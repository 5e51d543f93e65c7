import { numberKey } from "../analysis/number-key.ts";

// Whatever is typed or pasted, the work stays bounded.
const maxLetters = 200;
const maxWords = 10;
const minNumber = 4;
const minBeginning = 3;
const tierStep = 2;

const whole = ["name", "name.folded"];
const inName = [...whole, "name.parts"];
const anywhere = [...inName, "about", "about.folded", "about.parts"];
const inText = [...anywhere, "body", "body.folded"];
const begun = ["name.begin"];
const partBegun = [...begun, "name.part_begin"];

/** How a word may be met: in which fields, begun only, or with a slip. */
type Way = { fields: readonly string[]; begun?: readonly string[]; isFuzzy?: boolean };

/** One way to read a search. */
export type Reading = { query: object; isForgiving?: boolean };

type Search = { term: string; alternatives: readonly string[]; isUnfinished: boolean };

/** The ways to read a search, best first: the first that finds anything is the answer. */
export function searchReadings({ term, alternatives, isUnfinished }: Search): Reading[] {
  const [own, ...others] = [term, ...alternatives].map((each) => waysOf(each, isUnfinished));
  if (!own || own.words.length === 0) return [];
  return [
    { query: tiers([own.found, ...others.map(({ found }) => found)]) },
    { query: tiers([own.inText, ...others.map(({ inText: theirs }) => theirs)]) },
    { query: tiers([own.forgiven]), isForgiving: true },
    ...(own.words.length > 1 ? [{ query: anyWord(own.words), isForgiving: true }] : []),
  ];
}

/** Kinds of matches of one wording, the most telling first. */
function waysOf(term: string, isUnfinished: boolean) {
  const text = term.slice(0, maxLetters);
  const words = wordsOf(text);
  const begunWhen = (fields: readonly string[]) => (isUnfinished ? fields : undefined);
  const every = (way: Way) => ({
    bool: {
      must: words.map((word, at) => {
        const { begun: beginnings, ...rest } = way;
        const mayBeBegun = at === words.length - 1 || way.isFuzzy;
        return wordQuery(word, mayBeBegun && beginnings ? way : rest);
      }),
    },
  });
  return {
    words,
    found: [
      ...numberTiers(text),
      every({ fields: whole, begun: begunWhen(begun) }),
      every({ fields: inName, begun: begunWhen(partBegun) }),
      every({ fields: anywhere, begun: begunWhen(partBegun) }),
    ],
    inText: [every({ fields: inText, begun: begunWhen(partBegun) })],
    forgiven: [
      every({ fields: whole, begun, isFuzzy: true }),
      every({ fields: inName, begun: partBegun, isFuzzy: true }),
      every({ fields: anywhere, begun: partBegun, isFuzzy: true }),
    ],
  };
}

/** Letters and digits are words of their own, as in the texts. */
function wordsOf(text: string): string[] {
  const words = text.match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.slice(0, maxWords);
}

/**
 * The better tier a hit is in, the higher it stands; inside of a tier the better-selling product is first. Tiers count from the last:
 * the same kind of match in other words stands just below that in the words themselves.
 */
function tiers([own = [], ...others]: readonly (readonly object[])[]): object {
  const scored = (queries: readonly object[], less: number) =>
    queries.map((filter, at) => ({
      constant_score: { filter, boost: (queries.length - at) * tierStep - less },
    }));
  return { dis_max: { queries: [...scored(own, 0), ...others.flatMap((other) => scored(other, 1))] } };
}

/** The whole search as one number, with or without separators. */
function numberTiers(text: string): object[] {
  const key = numberKey(text);
  if (!/\d/.test(key) || key.length < minNumber) return [];
  return [{ term: { numbers: key } }, { prefix: { numbers: key } }];
}

function wordQuery(word: string, { fields, begun: beginnings, isFuzzy }: Way): object {
  const isNumber = /^\p{N}+$/u.test(word);
  const match = (names: readonly string[], fuzzy: boolean) => ({
    multi_match: {
      query: word,
      fields: [...names],
      operator: "and",
      zero_terms_query: "all",
      ...(fuzzy && { fuzziness: "AUTO:4,8", prefix_length: 1, max_expansions: 30 }),
    },
  });
  const ways: object[] = [match(fields, false)];
  if (isNumber && word.length >= minNumber) ways.push({ term: { numbers: word } });
  if (beginnings && (word.length >= minBeginning || !isFuzzy)) ways.push(match(beginnings, false));
  // Digits that differ are other digits.
  if (isFuzzy && !isNumber) ways.push(match(fields, true), ...(beginnings ? [match(beginnings, true)] : []));
  return { bool: { should: ways, minimum_should_match: 1 } };
}

function anyWord(words: readonly string[]): object {
  return {
    bool: {
      should: words.map((word) => ({
        constant_score: { filter: wordQuery(word, { fields: anywhere, isFuzzy: true }) },
      })),
      minimum_should_match: 1,
    },
  };
}
