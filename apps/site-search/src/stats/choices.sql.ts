import type { Sql } from "../platform/database.ts";
import { type Chosen, clickModel, type RankUse, type Shown } from "./click-model.ts";

/** Further down nobody looks often enough to learn from it. */
const MAX_RANK = 50;

/** Every click that followed a search, one for each session. */
export async function readChosen(sql: Sql): Promise<Chosen[]> {
  return sql<Chosen[]>`
    select term, product_id as "productId", current_date - max(happened_at)::date as "ageDays",
      exists (
        select from site_search.event as bought
        where bought.session = click.session and bought.kind = 'checkout') as "hasBought"
    from site_search.event as click
    where kind = 'click' and term is not null
    group by term, product_id, session`;
}

/** Where the products of searches that enough people clicked in were shown. A search without a session is one by itself. */
export async function readShown(sql: Sql): Promise<Shown[]> {
  return sql<Shown[]>`
    with clicked as (
      select term, product_id from site_search.event
      where kind = 'click' and term is not null
      group by term, product_id having count(distinct session) >= ${clickModel.minSessions})
    select s.term, p.product_id as "productId", (s.first_position + p.place - 1)::int as rank,
      current_date - s.happened_at::date as "ageDays", count(distinct coalesce(s.session, int8send(s.id)))::int as sessions
    from site_search.search as s
    cross join unnest(s.shown) with ordinality as p (product_id, place)
    join clicked on clicked.term = s.term and clicked.product_id = p.product_id
    group by 1, 2, 3, 4`;
}

export async function readRankUses(sql: Sql): Promise<RankUse[]> {
  return sql<RankUse[]>`
    with shown as (
      select (s.first_position + p.place - 1)::int as rank, count(*)::int as shown
      from site_search.search as s cross join unnest(s.shown) with ordinality as p (product_id, place)
      group by 1),
    chosen as (
      select position as rank, count(*)::int as chosen
      from (select distinct session, term, product_id, position from site_search.event where kind = 'click') as once
      group by 1)
    select shown.rank, shown.shown, coalesce(chosen.chosen, 0) as chosen
    from shown left join chosen using (rank)
    where rank <= ${MAX_RANK}`;
}
