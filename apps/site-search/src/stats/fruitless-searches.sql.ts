import type { Sql } from "../platform/database.ts";

export interface FruitlessSearch {
  language: string;
  term: string;
  sessions: number;
  times: number;
  lastDay: string;
}

const LIMIT = 200;

/** What people wanted and the shop did not find: to become synonyms, or products. */
export async function fruitlessSearches(sql: Sql, days: number): Promise<FruitlessSearch[]> {
  return sql<FruitlessSearch[]>`
    select language, term, count(distinct session) as sessions, count(*) as times,
      to_char(max(happened_at), 'YYYY-MM-DD') as "lastDay"
    from site_search.search as s
    where total = 0 and first_position = 1 and happened_at > now() - make_interval(days => ${days})
    group by language, term
    order by sessions desc, times desc, language, term
    limit ${LIMIT}`;
}
