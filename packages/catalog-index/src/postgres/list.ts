import type { Sql } from "postgres";
import type { Analyzer } from "../analysis/analyzer.ts";
import type { ListAnswer, ListQuery } from "../port.ts";
import { readFacets } from "./facets.sql.ts";
import { type FilterTests, filterTests, noTests } from "./filter-tests.sql.ts";
import { firstThatFinds } from "./first-that-finds.ts";
import { readPage } from "./page.sql.ts";
import { placeScope, type Scope } from "./scope.sql.ts";

export async function list(
  sql: Sql,
  analyzerOf: (locale: string) => Analyzer,
  query: ListQuery,
): Promise<ListAnswer> {
  const tests = await filterTests(sql, query);
  const { scope } = query;
  if (scope.kind === "search") {
    const search = { ...scope, isUnfinished: false };
    const analyzer = analyzerOf(scope.language.locale);
    return await firstThatFinds(sql, analyzer, search, (found) => ask(sql, found, tests, query));
  }
  const { hits, total, facets } = await ask(sql, placeScope(sql, scope), tests, query);
  return { hits, total, facets, exactId: null, spelling: null };
}

async function ask(sql: Sql, scope: Scope, tests: FilterTests, query: ListQuery) {
  const [page, facets] = await Promise.all([
    readPage(sql, scope, tests, query),
    query.facets === "none"
      ? null
      : readFacets(sql, scope, query.facets === "all" ? noTests(query.priceList) : tests),
  ]);
  return { ...page, facets };
}
