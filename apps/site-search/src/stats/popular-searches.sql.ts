import type { ShopIndex } from "../shop/shop-index.ts";
import type { Sql } from "../platform/database.ts";

/** What fewer people searched for says something about them, not about the shop. */
const MIN_SESSIONS = 3;
const DAYS = 30;
const LIMIT = 500;

export interface PopularSearch {
  term: string;
  sessions: number;
}

/**
 * Searches of the last weeks that found something, the most frequent first: those that were made, and those that something was chosen
 * in, which callers may count without the searches. While somebody types every pause is a search: one that the same session went on
 * writing within half a minute does not count.
 */
export async function popularSearches(
  sql: Sql,
  { shop, language }: Pick<ShopIndex, "shop" | "language">,
): Promise<PopularSearch[]> {
  const isRecent = sql`
    shop = ${shop} and language = ${language} and happened_at > now() - make_interval(days => ${DAYS})`;
  return sql<PopularSearch[]>`
    select term, count(distinct session) as sessions
    from (
      select term, session from site_search.search as s
      where ${isRecent} and session is not null and total > 0 and first_position = 1
        and not exists (
          select from site_search.search as later
          where later.shop = s.shop and later.language = s.language and later.session = s.session
            and later.happened_at between s.happened_at and s.happened_at + interval '30 seconds'
            and length(later.term) > length(s.term) and starts_with(later.term, s.term))
      union all
      select term, session from site_search.event where ${isRecent} and kind = 'click' and term is not null
    ) as made
    group by term
    having count(distinct session) >= ${MIN_SESSIONS}
    order by sessions desc, term
    limit ${LIMIT}`;
}
