import type { Sql } from "postgres";
import type { AnalyzedWord } from "../analysis/analyzer.ts";

interface Known {
  languageId: string;
  configuration: string;
}

/** From so many letters on two slips are forgiven. */
const TWO_SLIPS_FROM = 7;
const BEST_GUESSES = 3;
const COMPARED = 20;
const BEGUN_ALIKE = 5;

/** The words that find nothing. */
export async function findUnknownWords(
  sql: Sql,
  { languageId, configuration }: Known,
  words: readonly AnalyzedWord[],
): Promise<AnalyzedWord[]> {
  const rows = await sql<{ word: string }[]>`
    select word from unnest(${words.map(({ stem }) => stem)}::text[]) as word
    where not exists (
      select from catalog_index.hit_text
      where language_id = ${languageId}::uuid and words @@ to_tsquery(${configuration}::regconfig, word)
    )`;
  return words.filter(({ stem }) => rows.some(({ word }) => word === stem));
}

/** Words of the catalogue that are one slip away, else two, else, for unfinished words, such as begin alike; the most frequent first. */
export async function findNearWords(
  sql: Sql,
  { languageId, configuration }: Known,
  { word, oneEdit, isUnfinished }: { word: string; oneEdit: readonly string[]; isUnfinished: boolean },
): Promise<{ word: string; written: string }[]> {
  const forgivenTwice = word.length >= TWO_SLIPS_FROM;
  return await sql<{ word: string; written: string }[]>`
    with near as (
      select word, written, 1 as slips, 1.0::real as likeness from catalog_index.word
      where language_id = ${languageId}::uuid and word = any(${oneEdit}::text[])
      union all
      select word, written, 2, similarity(word, ${word}) from catalog_index.word
      where ${forgivenTwice} and language_id = ${languageId}::uuid and word % ${word}
        and levenshtein_less_equal(word, ${word}, 2) <= 2
      union all
      select begun.*, 3, similarity(begun.word, ${word})
      from unnest(${isUnfinished ? oneEdit : []}::text[]) as beginning
      cross join lateral (
        select word, written from catalog_index.word
        where language_id = ${languageId}::uuid and word >= beginning and word < beginning || chr(1114111)
        limit ${BEGUN_ALIKE}
      ) as begun
    ), nearest as (
      select word, written, slips from near where slips = (select min(slips) from near)
      order by likeness desc limit ${COMPARED}
    ), counted as (
      select word, written, (
        select count(*) from catalog_index.hit_text
        where language_id = ${languageId}::uuid and words @@ to_tsquery(${configuration}::regconfig, word)
      ) as hits
      from nearest
    )
    select word, written from counted where hits > 0 order by hits desc, word limit ${BEST_GUESSES}`;
}
