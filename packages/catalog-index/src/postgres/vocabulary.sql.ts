import type { Sql } from "postgres";

export type VocabularyMatch = {
  /** `word`: the term itself. `prefix`: a term that begins so. `number`: hits with such a number; ref is the hit's. */
  source: "word" | "prefix" | "number";
  key: string;
  ref: number;
};

export type VocabularyQuestion = {
  languageId: string;
  words: readonly string[];
  prefixes: readonly string[];
  /** Beginnings of numbers. */
  numbers: readonly string[];
};

const PREFIX_TERMS = 60;
const NUMBER_HITS = 1000;
const SIMILAR_TERMS = 40;

/** Everything the vocabulary and the numbers know about a search, in one round trip. `key` is what was asked. */
export async function lookUp(sql: Sql, question: VocabularyQuestion): Promise<VocabularyMatch[]> {
  return await sql<VocabularyMatch[]>`
    select 'word' as source, term as key, ref
    from catalog_index.term
    where language_id = ${question.languageId}::uuid and term = any(${question.words}::text[])
    union all
    select 'prefix', wanted, ref
    from unnest(${question.prefixes}::text[]) as wanted
    cross join lateral (
      select ref from catalog_index.term
      where language_id = ${question.languageId}::uuid and term >= wanted and term < wanted || chr(1114111)
      order by hits desc
      limit ${PREFIX_TERMS}
    ) as begun
    union all
    select 'number', wanted, ref
    from unnest(${question.numbers}::text[]) as wanted
    cross join lateral (
      select ref from catalog_index.hit_number
      where number >= wanted and number < wanted || chr(1114111)
      order by number
      limit ${NUMBER_HITS}
    ) as numbered`;
}

export type VocabularyTerm = { term: string; ref: number; hits: number };

export async function findTerms(
  sql: Sql,
  languageId: string,
  terms: readonly string[],
): Promise<VocabularyTerm[]> {
  return await sql<VocabularyTerm[]>`
    select term, ref, hits from catalog_index.term
    where language_id = ${languageId}::uuid and term = any(${terms}::text[])`;
}

/** Terms that begin with one of these prefixes, a few for each. */
export async function findBegunTerms(
  sql: Sql,
  languageId: string,
  prefixes: readonly string[],
): Promise<VocabularyTerm[]> {
  return await sql<VocabularyTerm[]>`
    select begun.*
    from unnest(${prefixes}::text[]) as wanted
    cross join lateral (
      select term, ref, hits from catalog_index.term
      where language_id = ${languageId}::uuid and term >= wanted and term < wanted || chr(1114111)
      order by hits desc
      limit 5
    ) as begun`;
}

export async function findSimilarTerms(
  sql: Sql,
  languageId: string,
  word: string,
): Promise<VocabularyTerm[]> {
  return await sql<VocabularyTerm[]>`
    select term, ref, hits from catalog_index.term
    where language_id = ${languageId}::uuid and term % ${word}
    order by similarity(term, ${word}) desc
    limit ${SIMILAR_TERMS}`;
}
