import type { AnalyzedWord, Analyzer } from "../analysis/analyzer.ts";
import { normalUnits } from "../analysis/normal-units.ts";
import { isCode, numberKey } from "../analysis/number-key.ts";
import { lexeme } from "./text-words.ts";

/** How words may be met. */
export interface Way {
  /** Only words of this weight: A is a whole word of the name, B a part of one. */
  weights?: "A" | "AB" | "";
  /** Words that may be the beginning of another. */
  begun?: "last" | "all";
  /** Other words that may be meant by one (folded). */
  slips?: ReadonlyMap<string, readonly string[]>;
}

const MIN_BEGINNING = 3;
const MAX_WORDS = 10;
const MAX_JOINED = 4;

/** The words of a search, as many as anybody types. */
export function searchWords(term: string, { analyze }: Analyzer): readonly AnalyzedWord[] {
  return analyze(term).slice(0, MAX_WORDS);
}

/** For `to_tsquery`: all words of the search, or its numbers without their separators, or neighbours written as one word. */
export function everyWord(term: string, analyzer: Analyzer, way: Way): string {
  const wordings = new Set([term, withWholeNumbers(term), ...withJoinedWords(term)]);
  return [...wordings]
    .map((wording) => wordQueries(searchWords(wording, analyzer), way).join(" & "))
    .join(" | ");
}

/** For `to_tsquery`: each word of the search by itself. */
export function wordQueries(words: readonly AnalyzedWord[], way: Way): string[] {
  return words.map((word, at) => {
    const isLast = at === words.length - 1;
    const isBegun =
      way.begun === "last" ? isLast : way.begun === "all" && word.folded.length >= MIN_BEGINNING;
    return wordQuery(word, isBegun, way);
  });
}

function wordQuery(
  { stem, folded, parts }: AnalyzedWord,
  isBegun: boolean,
  { weights = "", slips }: Way,
): string {
  const operand = (word: string, prefix = "") => `'${lexeme(word)}':${prefix}${weights}`.replace(/:$/, "");
  const ways = [operand(stem)];
  if (parts.length > 1) ways.push(`(${parts.map((part) => operand(part)).join(" & ")})`);
  if (isBegun || isCode(folded)) ways.push(operand(folded, "*"));
  for (const meant of slips?.get(folded) ?? []) ways.push(operand(meant));
  return `(${ways.join(" | ")})`;
}

/** For `to_tsquery`: what compounds are, rather than of which kind: the thermostat of a Zimmerthermostat. */
export function headQueries(words: readonly AnalyzedWord[]): string[] {
  return words.flatMap(({ folded, parts }) =>
    /\d/.test(folded) ? [] : parts.slice(-1).map((part) => `'${lexeme(part)}'`),
  );
}

/** `micro inverter` → `microinverter`; in long searches nobody means that. */
function withJoinedWords(term: string): string[] {
  const words = term.trim().split(/\s+/);
  if (words.length > MAX_JOINED) return [];
  return words.slice(1).flatMap((word, at) => {
    const before = words[at] ?? "";
    if (/[^\p{L}]/u.test(before + word)) return [];
    return [[...words.slice(0, at), before + word, ...words.slice(at + 2)].join(" ")];
  });
}

/** `Pumpe NW-AM-08` → `Pumpe nwam08`. */
function withWholeNumbers(term: string): string {
  return normalUnits(term).replaceAll(/\S*\d\S*/g, (number) =>
    /[.,/]/.test(number) ? number : numberKey(number),
  );
}
