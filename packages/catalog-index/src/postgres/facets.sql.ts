import type { Sql } from "postgres";
import type { ListFacets } from "../port.ts";
import { candidatesBehind } from "./facet-candidates.sql.ts";
import { countsOf } from "./facet-counts.sql.ts";
import type { FilterTests } from "./filter-tests.sql.ts";
import type { Fragment } from "./fragment.ts";
import { priceColumns } from "./price-columns.sql.ts";
import type { Scope } from "./scope.sql.ts";

type FacetRow = Omit<ListFacets, "price"> & { minCents: number | null; maxCents: number | null };

/** What may still be chosen: each facet is narrowed by all filters but its own. Without filters it is what the scope holds. */
export async function readFacets(sql: Sql, scope: Scope, tests: FilterTests): Promise<ListFacets> {
  const isWhole = tests.hit.length + tests.member.length === 0;
  const [row] =
    isWhole && scope.placeId !== null
      ? await keptFacets(sql, { ...scope, placeId: scope.placeId }, tests.priceList)
      : await countedFacets(sql, scope, tests);
  if (!row) throw new Error("PostgreSQL answered without a row");
  const { minCents, maxCents, ...facets } = row;
  return { ...facets, price: minCents === null || maxCents === null ? null : { minCents, maxCents } };
}

/** Manufacturers and options of a whole category are kept at hand. */
async function keptFacets(
  sql: Sql,
  { from, where, placeId }: Scope & { placeId: string },
  priceList: string | undefined,
): Promise<FacetRow[]> {
  const price = priceColumns(sql, priceList);
  const kept = (kind: string) =>
    countsOf(
      sql,
      sql`select id, hits from catalog_index.scope_facet where scope_id = ${placeId}::uuid and kind = ${kind} and hits > 0`,
    );
  return await sql<FacetRow[]>`
    select ${kept("manufacturer")} as manufacturers, ${kept("option")} as options, '[]'::json as categories,
      min(${price.low}) as "minCents", max(${price.high}) as "maxCents", max(rating_average)::float as "ratingMax",
      coalesce(bool_or(shipping_free), false) as "shippingFree"
    from ${from} where ${where}`;
}

async function countedFacets(sql: Sql, scope: Scope, tests: FilterTests): Promise<FacetRow[]> {
  const { candidates, isOffered, optionIds } = candidatesBehind(sql, scope, tests);
  // A hit may be there several times, by its members.
  const distinct = tests.member.length > 0 ? sql`distinct` : sql``;
  const counted = (ids: Fragment) =>
    countsOf(
      sql,
      sql`select id, count(*)::int as hits from (select ${distinct} * from (${ids}) as found) as hit group by id`,
    );
  const manufacturers = sql`
    select product_id, manufacturer_id as id from candidate
    where manufacturer_id is not null and ${isOffered("manufacturer")}`;
  const categories = sql`select product_id, unnest(category_ids) as id from candidate where ${isOffered("category")}`;
  return await sql<FacetRow[]>`
    with ${scope.named} candidate as materialized (${candidates})
    select ${counted(manufacturers)} as manufacturers, ${counted(optionIds)} as options,
      ${scope.placeId === null ? counted(categories) : sql`'[]'::json`} as categories,
      min(low_cents) filter (where ${isOffered("price")}) as "minCents",
      max(high_cents) filter (where ${isOffered("price")}) as "maxCents",
      max(rating_average) filter (where ${isOffered("rating")})::float as "ratingMax",
      coalesce(bool_or(shipping_free) filter (where ${isOffered("shipping-free")}), false) as "shippingFree"
    from candidate`;
}
