import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import { searchedNumber } from "../analysis/searched-number.ts";
import type { Scope } from "./scope.sql.ts";
import { type Search, searchReadings } from "./search-readings.ts";
import { exactArticle, searchScope } from "./search-scope.sql.ts";

type Answered<T> = Omit<T, "wordedHits"> & { exactId: string | null; spelling: string | null };

/** What the first reading that finds anything answers; when none does, what is pinned. */
export async function firstThatFinds<T extends { wordedHits: number | null }>(
  sql: Sql,
  analyzer: Analyzer,
  search: Search,
  ask: (scope: Scope) => Promise<T>,
): Promise<Answered<T>> {
  const { language, guidance } = search;
  const exactId = await exactArticle(sql, searchedNumber(search.term));
  for await (const reading of searchReadings(sql, analyzer, search)) {
    const { wordedHits, ...answer } = await ask(searchScope(sql, language, reading, guidance));
    if (wordedHits) return { ...answer, exactId, spelling: reading.spelling };
  }
  const { wordedHits: _, ...answer } = await ask(searchScope(sql, language, null, guidance));
  return { ...answer, exactId, spelling: null };
}
