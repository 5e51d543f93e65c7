import type { Sql } from "postgres";
import { chosenMember, type NamedMember } from "../member/chosen-member.ts";
import type { ListHit, ListQuery, ListSort } from "../port.ts";
import type { FilterTests } from "./filter-tests.sql.ts";
import { allOf, type Fragment, hex } from "./fragment.ts";
import { priceColumns } from "./price-columns.sql.ts";
import type { Scope } from "./scope.sql.ts";

export interface Page {
  hits: ListHit[];
  total: number;
  wordedHits: number | null;
}

type FoundMember = NamedMember & { fits: boolean };
interface PageRow {
  total: number;
  wordedHits: number | null;
  hits: { productId: string; members: FoundMember[] }[] | null;
}

/** The hits of a page, each as the member that filters and words single out. */
export async function readPage(sql: Sql, scope: Scope, tests: FilterTests, query: ListQuery): Promise<Page> {
  const order = hitOrder(sql, query.sort);
  const [row] = await sql<PageRow[]>`
    with ${scope.named} fitting as materialized (${fittingHits(sql, scope, tests)}),
    page as (select * from fitting order by ${order} offset ${query.offset} limit ${query.limit})
    select (select count(*)::int from fitting) as total, ${scope.wordedHits} as "wordedHits", (
      select json_agg(
        json_build_object('productId', ${hex(sql, sql`page.product_id`)}, 'members', members) order by ${order}
      )
      from page cross join lateral (${membersOfHit(sql, scope, tests)}) as own
    ) as hits`;
  const { total = 0, wordedHits = null, hits } = row ?? {};
  const term = query.scope.kind === "search" ? query.scope.term : null;
  return { total, wordedHits, hits: (hits ?? []).map((hit) => chosenHit(hit, term)) };
}

function chosenHit(
  { productId, members }: { productId: string; members: FoundMember[] },
  term: string | null,
): ListHit {
  const fitting = members.filter(({ fits }) => fits);
  return { productId, memberId: chosenMember(members, fitting, term) };
}

/** One row per hit, with the price of its cheapest member that fits. */
function fittingHits(
  sql: Sql,
  { from, where, score }: Scope,
  { hit, member, priceList }: FilterTests,
): Fragment {
  const price = priceColumns(sql, priceList);
  const passing = allOf(sql, [where, ...hit.map(({ passes }) => passes)]);
  if (member.length === 0) {
    return sql`
      select hit.product_id, ${score} as score, hit.sales, hit.released_at, hit.rating_score, ${price.low} as price_cents
      from ${from} where ${passing}`;
  }
  return sql`
    select hit.product_id, ${score} as score, hit.sales, hit.released_at, hit.rating_score, min(${price.member}) as price_cents
    from ${from} join catalog_index.hit_member as member on member.hit_id = hit.product_id
    where ${passing} and ${allOf(
      sql,
      member.map(({ passes }) => passes),
    )}
    group by hit.product_id, hit.sales, hit.released_at, hit.rating_score, ${score}`;
}

function membersOfHit(sql: Sql, { languageId }: Scope, { member, priceList }: FilterTests): Fragment {
  return sql`
    select json_agg(json_build_object(
      'productId', ${hex(sql, sql`member.product_id`)}, 'numbers', member.numbers, 'options', '[]'::json,
      'priceCents', ${priceColumns(sql, priceList).member}, 'available', member.available,
      'optionNames', coalesce(text.member_option_names -> member.position, '[]'),
      'fits', ${allOf(
        sql,
        member.map(({ passes }) => passes),
      )}
    ) order by member.position) as members
    from catalog_index.hit_member as member
    left join catalog_index.hit_text as text on text.hit_id = member.hit_id and text.language_id = ${languageId}::uuid
    where member.hit_id = page.product_id`;
}

function hitOrder(sql: Sql, sort: ListSort): Fragment {
  const bestSelling = sql`sales desc, released_at desc, product_id`;
  switch (sort) {
    case "score":
      return sql`score desc, ${bestSelling}`;
    case "sales":
      return bestSelling;
    case "rating":
      return sql`rating_score desc nulls last, ${bestSelling}`;
    case "newest":
      return sql`released_at desc, ${bestSelling}`;
    case "price-asc":
      return sql`price_cents, ${bestSelling}`;
    case "price-desc":
      return sql`price_cents desc, ${bestSelling}`;
  }
}
