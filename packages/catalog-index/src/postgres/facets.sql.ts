import type { Sql } from "postgres";
import type { FacetCount, ListFacets } from "../port.ts";
import { type FilterTests, groupFacet, hasFacet } from "./filter-tests.sql.ts";
import { allOf, type Fragment, hex } from "./fragment.ts";
import type { Scope } from "./scope.sql.ts";

type FacetRow = Omit<ListFacets, "price"> & { minCents: number | null; maxCents: number | null };

const noFacets: ListFacets = {
  manufacturers: [],
  options: [],
  categories: [],
  price: null,
  ratingMax: null,
  shippingFree: false,
};

/** What may still be chosen: each facet is narrowed by all filters but its own. Without filters it is what the scope holds. */
export async function readFacets(sql: Sql, scope: Scope, tests: FilterTests): Promise<ListFacets> {
  const { candidates, counted, behind } = facetParts(sql, scope, tests);
  const categories =
    scope.languageId === null ? sql`'[]'::json` : counted(categoryIds(sql, behind("category")));
  const [row] = await sql<FacetRow[]>`
    with ${scope.named} candidate as materialized (${candidates})
    select ${counted(manufacturerIds(sql, behind("manufacturer")))} as manufacturers,
      ${counted(optionIds(sql, tests, behind("")))} as options,
      ${categories} as categories,
      min(low_cents) filter (where ${behind("price")}) as "minCents",
      max(high_cents) filter (where ${behind("price")}) as "maxCents",
      max(rating_average) filter (where ${behind("rating")})::float as "ratingMax",
      coalesce(bool_or(shipping_free) filter (where ${behind("shipping-free")}), false) as "shippingFree"
    from candidate`;
  if (!row) return noFacets;
  const { minCents, maxCents, ...facets } = row;
  return { ...facets, price: minCents === null || maxCents === null ? null : { minCents, maxCents } };
}

/** Where the hits are, most first. */
export async function readPlaces(
  sql: Sql,
  scope: Scope,
  limit: number,
): Promise<{ manufacturers: FacetCount[]; categories: FacetCount[] }> {
  const [row] = await sql<{ manufacturers: FacetCount[]; categories: FacetCount[] }[]>`
    with ${scope.named} candidate as materialized (
      select hit.manufacturer_id, hit.category_ids from ${scope.from} where ${scope.where}
    )
    select ${topCounts(sql, sql`select manufacturer_id as id from candidate`, limit)} as manufacturers,
      ${topCounts(sql, sql`select unnest(category_ids) as id from candidate`, limit)} as categories`;
  return row ?? { manufacturers: [], categories: [] };
}

/**
 * Candidates are hits, or members where filters are about members, that at most one filter with a facet keeps out: `failed` is its
 * place, 0 for none.
 */
function facetParts(sql: Sql, { from, where }: Scope, { hit, member }: FilterTests) {
  const tests = [...hit, ...member];
  const optional = tests.filter(hasFacet);
  const required = tests.filter((test) => !hasFacet(test)).map(({ passes }) => passes);
  const sumOf = (worth: (at: number) => number) =>
    optional.reduce<Fragment>(
      (sum, { passes }, at) => sql`${sum} + case when ${passes} then 0 else ${worth(at)}::int end`,
      sql`0`,
    );
  const isByMember = member.length > 0;
  const own = isByMember
    ? sql`member.option_ids, member.price_cents as low_cents, member.price_cents as high_cents`
    : sql`hit.option_ids, hit.min_price_cents as low_cents, hit.max_price_cents as high_cents`;
  const members = isByMember
    ? sql`join catalog_index.hit_member as member on member.hit_id = hit.product_id`
    : sql``;
  const candidates = sql`
    select * from (
      select hit.product_id, hit.manufacturer_id, hit.category_ids, hit.rating_average, hit.shipping_free, ${own},
        ${sumOf(() => 1)} as failures, ${sumOf((at) => at + 1)} as failed
      from ${from} ${members} where ${allOf(sql, [where, ...required])}
    ) as tested
    where failures <= 1`;
  const hits = isByMember ? sql`count(distinct product_id)` : sql`count(*)`;
  return {
    candidates,
    counted: (ids: Fragment) =>
      countsOf(sql, sql`select id, ${hits}::int as hits from (${ids}) as found group by id`),
    behind: (facet: string) =>
      sql`failed in (0, ${optional.findIndex((test) => test.facet === facet) + 1}::int)`,
  };
}

function manufacturerIds(sql: Sql, isOffered: Fragment): Fragment {
  return sql`select product_id, manufacturer_id as id from candidate where manufacturer_id is not null and ${isOffered}`;
}

function categoryIds(sql: Sql, isOffered: Fragment): Fragment {
  return sql`select product_id, unnest(category_ids) as id from candidate where ${isOffered}`;
}

/** Options of a group that was chosen from are counted without that choice. */
function optionIds(sql: Sql, tests: FilterTests, isOffered: Fragment): Fragment {
  const optional = [...tests.hit, ...tests.member].filter(hasFacet);
  const groups = optional.flatMap(({ facet }, at) =>
    facet.startsWith(groupFacet("")) ? [{ facet, place: at + 1 }] : [],
  );
  const all = sql`select product_id, unnest(option_ids) as id from candidate where ${isOffered}`;
  return groups.reduce<Fragment>(
    (found, { facet, place }) => sql`
      ${found} union all
      select product_id, option_id
      from candidate cross join unnest(option_ids) as option_id join catalog_index.option_group using (option_id)
      where failed = ${place}::int and group_id = ${facet.slice(groupFacet("").length) || null}::uuid`,
    all,
  );
}

function topCounts(sql: Sql, ids: Fragment, limit: number): Fragment {
  return countsOf(
    sql,
    sql`select id, count(*)::int as hits from (${ids}) as found where id is not null
        group by id order by hits desc, id limit ${limit}`,
  );
}

function countsOf(sql: Sql, counts: Fragment): Fragment {
  return sql`(
    select coalesce(json_agg(json_build_object('id', ${hex(sql, sql`id`)}, 'hits', hits) order by hits desc, id), '[]')
    from (${counts}) as counts
  )`;
}
