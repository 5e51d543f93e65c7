import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { SuggestAnswer, SuggestQuery } from "../port.ts";
import { readPlaces } from "./places.sql.ts";
import { noTests } from "./filter-tests.sql.ts";
import { firstThatFinds } from "./first-that-finds.ts";
import { readPage } from "./page.sql.ts";

/** Manufacturers and categories of a suggestion. */
const PLACES = 5;

export async function suggest(
  sql: Sql,
  analyzerOf: (locale: string) => Analyzer,
  { limit, ...asked }: SuggestQuery,
): Promise<SuggestAnswer> {
  const scope = { kind: "search", ...asked } as const;
  const query = { scope, filters: {}, sort: "score", offset: 0, limit, facets: "none" } as const;
  const search = { ...asked, isUnfinished: true };
  const { spelling: _, ...answer } = await firstThatFinds(
    sql,
    analyzerOf(asked.language.locale),
    search,
    async (found) => {
      const [page, places] = await Promise.all([
        readPage(sql, found, noTests(), query),
        readPlaces(sql, found, PLACES),
      ]);
      return { ...page, ...places };
    },
  );
  return answer;
}
