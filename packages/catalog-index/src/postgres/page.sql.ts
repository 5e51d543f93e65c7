import type { Sql } from "postgres";
import type { ListHit, ListSort } from "../port.ts";
import type { Clause } from "./clause.ts";
import { type Fragment, isOnMap, matchBits, matchMap } from "./match.sql.ts";

export type Page = { sort: ListSort; offset: number; limit: number };

/** Hits of a whole scope: a short index scan at any size. */
export async function scopePage(sql: Sql, scope: Fragment, page: Page): Promise<ListHit[]> {
  const hits = await sql<ListHit[]>`
    select translate(hit.product_id::text, '-', '') as "productId"
    from (
      select ref, rank, price_cents from catalog_index.scope_hit
      where scope = (${scope})
      order by ${order(sql, page.sort)}
      offset ${page.offset}::int limit ${page.limit}::int
    ) as chosen
    join catalog_index.hit using (ref)
    order by ${order(sql, page.sort, sql`chosen.`)}`;
  return [...hits];
}

export type MatchPage = Page & {
  scope: number;
  scopeHits: number;
  clauses: readonly Clause[];
  /** Matches of these are left out: they are on earlier pages. */
  except: readonly Clause[] | null;
  prices: { from: number; to: number };
};

/** Goes through the scope in order and keeps what matches: good when much does. Looks at `steps` hits at most. */
export async function walkPage(sql: Sql, page: MatchPage, steps: number): Promise<ListHit[]> {
  // Known bounds let a walk along prices begin where the matches begin; a walk along ranks cannot use them.
  const priceBounds = sql`and price_cents between ${page.prices.from}::int and ${page.prices.to}::int`;
  const hits = await sql<ListHit[]>`
    with match as materialized (${matchWithout(sql, page)}), map as materialized (${matchMap(sql)})
    select translate(hit.product_id::text, '-', '') as "productId"
    from (
      select ref, rank, price_cents
      from (
        select ref, rank, price_cents from catalog_index.scope_hit
        where scope = ${page.scope}::int ${sortsByPrice(page.sort) ? priceBounds : sql``}
        order by ${order(sql, page.sort)}
        limit ${steps}::int
      ) as walked
      where ${isOnMap(sql)}
      order by ${order(sql, page.sort)}
      offset ${page.offset}::int limit ${page.limit}::int
    ) as chosen
    join catalog_index.hit using (ref)
    order by ${order(sql, page.sort, sql`chosen.`)}`;
  return [...hits];
}

/** Gathers everything that matches and sorts it: good when little does. */
export async function collectPage(sql: Sql, page: MatchPage): Promise<ListHit[]> {
  const hits = await sql<ListHit[]>`
    with match as materialized (${matchWithout(sql, page)})
    select translate(product_id::text, '-', '') as "productId"
    from match
    cross join lateral catalog_index.refs_in(chunk, bits) as found (ref)
    cross join lateral (select * from catalog_index.hit where hit.ref = found.ref limit 1) as hit
    order by ${order(sql, page.sort, sql`hit.`)}
    offset ${page.offset}::int limit ${page.limit}::int`;
  return [...hits];
}

function matchWithout(sql: Sql, page: MatchPage): Fragment {
  if (page.except === null) return matchBits(sql, page.clauses);
  return sql`
    select chunk, match.bits & ~coalesce(earlier.bits, 0::bit(16384)) as bits
    from (${matchBits(sql, page.clauses)}) as match
    left join (${matchBits(sql, page.except)}) as earlier using (chunk)`;
}

function sortsByPrice(sort: ListSort): boolean {
  return sort === "price-asc" || sort === "price-desc";
}

function order(sql: Sql, sort: ListSort, of: Fragment = sql``): Fragment {
  switch (sort) {
    case "price-asc":
      return sql`${of}price_cents, ${of}ref`;
    case "price-desc":
      return sql`${of}price_cents desc, ${of}ref desc`;
    case "score":
    case "topseller":
      return sql`${of}rank desc, ${of}ref`;
  }
}
