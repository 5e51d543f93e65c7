import type { Sql } from "postgres";
import type { AnalyzedWord } from "../analysis/analyzer.ts";
import { distanceToStem, forgivenEdits } from "../analysis/edit-distance.ts";
import { oneEditAway } from "../analysis/one-edit.ts";
import { MAX_TERM_LENGTH } from "./posting-list.ts";
import { findBegunTerms, findSimilarTerms, findTerms, type VocabularyTerm } from "./vocabulary.sql.ts";

const BEST_GUESSES = 5;

/** What a word outside the vocabulary may have meant: terms one slip away, else, for long words, two. */
export async function forgiveTypo(
  sql: Sql,
  languageId: string,
  { folded, stem }: AnalyzedWord,
  unfinished: boolean,
): Promise<number[]> {
  const forgiven = forgivenEdits(folded);
  if (forgiven === 0 || folded.length > MAX_TERM_LENGTH) return [];
  const near = await findTerms(sql, languageId, oneEditAway(stem));
  if (near.length > 0) return mostFrequent(near);
  const begun = unfinished ? await findBegunTerms(sql, languageId, oneEditAway(folded)) : [];
  if (begun.length > 0 || forgiven === 1) return mostFrequent(begun);
  const similar = await findSimilarTerms(sql, languageId, folded);
  return mostFrequent(similar.filter(({ term }) => distanceToStem(folded, term, forgiven) <= forgiven));
}

function mostFrequent(terms: readonly VocabularyTerm[]): number[] {
  return terms
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, BEST_GUESSES)
    .map(({ ref }) => ref);
}
