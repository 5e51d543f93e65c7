import type { Sql } from "postgres";
import { type FilterTest, type FilterTests, groupFacet, hasFacet } from "./filter-tests.sql.ts";
import { allOf, type Fragment } from "./fragment.ts";
import { priceColumns } from "./price-columns.sql.ts";
import type { Scope } from "./scope.sql.ts";

export interface Candidates {
  /** Hits, or members where filters are about members, that at most one filter with a facet keeps out. */
  candidates: Fragment;
  /** Whether a candidate counts for a facet: no other filter keeps it out. */
  isOffered: (facet: string) => Fragment;
  /** The options of candidates, as `product_id` and `id`. */
  optionIds: Fragment;
}

/** In `candidate`, `failed` is the place of the filter that keeps it out, 0 for none. */
export function candidatesBehind(sql: Sql, { from, where }: Scope, filters: FilterTests): Candidates {
  const { hit, member, priceList } = filters;
  const price = priceColumns(sql, priceList);
  const tests = [...hit, ...member];
  const optional = tests.filter(hasFacet);
  const required = tests.filter((test) => !hasFacet(test)).map(({ passes }) => passes);
  const isByMember = member.length > 0;
  const own = isByMember
    ? sql`member.option_ids, ${price.member} as low_cents, ${price.member} as high_cents`
    : sql`hit.option_ids, ${price.low} as low_cents, ${price.high} as high_cents`;
  const members = isByMember
    ? sql`join catalog_index.hit_member as member on member.hit_id = hit.product_id`
    : sql``;
  const candidates = sql`
    select * from (
      select hit.product_id, hit.manufacturer_id, hit.category_ids, hit.rating_average, hit.shipping_free, ${own},
        ${sumOfFailed(sql, optional, () => 1)} as failures, ${sumOfFailed(sql, optional, (at) => at + 1)} as failed
      from ${from} ${members} where ${allOf(sql, [where, ...required])}
    ) as tested
    where failures <= 1`;
  const placeOf = (facet: string) => optional.findIndex((test) => test.facet === facet) + 1;
  return {
    candidates,
    isOffered: (facet) => sql`failed in (0, ${placeOf(facet)}::int)`,
    optionIds: optionIds(sql, optional),
  };
}

function sumOfFailed(sql: Sql, tests: readonly FilterTest[], worth: (at: number) => number): Fragment {
  return tests.reduce<Fragment>(
    (sum, { passes }, at) => sql`${sum} + case when ${passes} then 0 else ${worth(at)}::int end`,
    sql`0`,
  );
}

/** Options of a group that was chosen from are counted without that choice. */
function optionIds(sql: Sql, optional: readonly FilterTest[]): Fragment {
  const prefix = groupFacet("");
  const groups = optional.flatMap(({ facet }, at) =>
    facet.startsWith(prefix) ? [{ groupId: facet.slice(prefix.length) || null, place: at + 1 }] : [],
  );
  return groups.reduce<Fragment>(
    (found, { groupId, place }) => sql`
      ${found} union all
      select product_id, option_id
      from candidate cross join unnest(option_ids) as option_id join catalog_index.option_group using (option_id)
      where failed = ${place}::int and group_id = ${groupId}::uuid`,
    sql`select product_id, unnest(option_ids) as id from candidate where failed = 0`,
  );
}
