import type { Sql } from "postgres";
import type { AnalyzedWord, Analyzer } from "../analysis/analyzer.ts";
import { oneEditAway } from "../analysis/one-edit.ts";
import type { Search } from "./search-readings.ts";
import { findNearWords, findUnknownWords } from "./slips.sql.ts";
import { textConfiguration } from "./text-configuration.ts";
import { searchWords } from "./word-queries.ts";

const MAX_GUESSED_WORDS = 3;
const MIN_LETTERS = 4;

/** What words that find nothing may have meant, and the search with the best guesses in place; null when there are none. */
export async function forgiveSlips(
  sql: Sql,
  analyzer: Analyzer,
  { term, language, isUnfinished }: Search,
): Promise<{ slips: Map<string, string[]>; spelling: string | null }> {
  const words = searchWords(term, analyzer);
  const configuration = textConfiguration(language.locale);
  const known = { languageId: language.id, configuration };
  const unknown = await findUnknownWords(sql, known, words.filter(mayBeSlip));
  const slips = new Map<string, string[]>();
  let spelling: string | null = null;
  for (const word of unknown.slice(0, MAX_GUESSED_WORDS)) {
    const near = await findNearWords(sql, known, {
      word: word.folded,
      oneEdit: oneEditAway(word.folded),
      isUnfinished: isUnfinished && word === words.at(-1),
    });
    const [best] = near;
    if (!best) continue;
    slips.set(
      word.folded,
      near.flatMap(({ word: meant }) => analyzer.analyze(meant).map(({ stem }) => stem)),
    );
    spelling = (spelling ?? term).replace(word.written, inCaseOf(word.written, best.written));
  }
  return { slips, spelling };
}

/** Digits that differ are other digits. */
function mayBeSlip({ folded }: AnalyzedWord): boolean {
  return folded.length >= MIN_LETTERS && !/\d/.test(folded);
}

function inCaseOf(typed: string, word: string): string {
  const lower = word.toLowerCase();
  return /^\p{Lu}/u.test(typed) ? lower.slice(0, 1).toUpperCase() + lower.slice(1) : lower;
}
