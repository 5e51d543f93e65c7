import type { AnalyzedWord, Analyzer } from "../analysis/analyzer.ts";
import { splitName } from "../analysis/name-head.ts";
import { numberKey, numberTails } from "../analysis/number-key.ts";
import type { IndexText } from "../port.ts";

/** Words of a hit in one language, as text for PostgreSQL: by where they stand. */
export interface TextWords {
  name: string;
  parts: string;
  about: string;
  body: string;
  vocabulary: VocabularyWord[];
}

export interface VocabularyWord {
  word: string;
  written: string;
}

const BODY_WORDS = 60;
const MIN_VOCABULARY = 3;
const MAX_VOCABULARY = 60;

export function textWords(text: IndexText, numbers: readonly string[], { analyze }: Analyzer): TextWords {
  const { head, rest } = splitName(text.name, text.language.locale);
  const name = analyze(head);
  const purpose = analyze(rest);
  const keywords = text.keywords.flatMap(analyze);
  const about = [text.manufacturerName ?? "", ...text.categoryNames, ...text.optionNames].flatMap(analyze);
  const body = analyze(text.body).slice(0, BODY_WORDS);
  return {
    name: joined(name.flatMap(whole)),
    parts: joined([
      ...name.flatMap(inside),
      ...neighbours(name),
      ...[...purpose, ...keywords].flatMap(withParts),
    ]),
    about: joined([...about.flatMap(withParts), ...numbers.flatMap(numberWords)]),
    body: joined(body.flatMap(whole)),
    vocabulary: [...name, ...purpose, ...keywords, ...about].flatMap(vocabularyOf),
  };
}

/** PostgreSQL would take 1.5 and 3/4 apart. */
export function lexeme(word: string): string {
  return word.replaceAll(".", "point").replaceAll("/", "over");
}

function joined(words: readonly string[]): string {
  return [...new Set(words)].map(lexeme).join(" ");
}

/** A number as a whole, and its ends. */
const numberWords = (number: string) => [numberKey(number), ...numberTails(number)];

/** `micro inverter` is also found as `microinverter`. */
function neighbours(words: readonly AnalyzedWord[]): string[] {
  return words.slice(1).flatMap(({ folded }, at) => {
    const joint = (words[at]?.folded ?? "") + folded;
    return /\d/.test(joint) ? [] : [joint];
  });
}

const whole = ({ stem, folded }: AnalyzedWord) => [stem, folded];
const inside = ({ parts, runs }: AnalyzedWord) => [...parts, ...runs];
const withParts = (word: AnalyzedWord) => [...whole(word), ...inside(word)];

/** Words and parts that may be meant by a slip; digits that differ are other digits. */
function vocabularyOf(word: AnalyzedWord): VocabularyWord[] {
  const { folded, written } = word;
  if (/\d/.test(folded)) return [];
  const parts = inside(word).map((part) => ({ word: part, written: writtenPart(word, part) }));
  return [{ word: folded, written }, ...parts].filter(
    ({ word: { length } }) => length >= MIN_VOCABULARY && length <= MAX_VOCABULARY,
  );
}

/** The letters of a part before they were folded, where folding kept their number. */
function writtenPart({ folded, written }: AnalyzedWord, part: string): string {
  const at = folded.indexOf(part);
  if (at < 0 || folded.length !== written.length) return part;
  const letters = written.slice(at, at + part.length);
  return /^\p{Lu}/u.test(written) ? letters.slice(0, 1).toUpperCase() + letters.slice(1) : letters;
}
