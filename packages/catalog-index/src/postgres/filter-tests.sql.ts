import type { Sql } from "postgres";
import type { ListFilters, ListQuery } from "../port.ts";
import { type Fragment, uuids } from "./fragment.ts";
import { priceColumns } from "./price-columns.sql.ts";

/** One filter: the facet it belongs to, which is not narrowed by it, and what it asks of a hit or of one of its members. */
export interface FilterTest {
  facet: string;
  passes: Fragment;
}

/** Tests of hits, and those that one member of a hit has to pass together. */
export interface FilterTests {
  hit: readonly FilterTest[];
  member: readonly FilterTest[];
  /** Whose prices count. */
  priceList: string | undefined;
}

export function noTests(priceList?: string): FilterTests {
  return { hit: [], member: [], priceList };
}

/** A facet per group of options. */
export const groupFacet = (groupId: string) => `options:${groupId}`;

/** Filters without a facet: nothing is offered beyond them. */
export function hasFacet({ facet }: FilterTest): boolean {
  return facet !== "product" && facet !== "available";
}

type Asked = Pick<ListQuery, "filters" | "priceList">;

export async function filterTests(sql: Sql, { filters, priceList }: Asked): Promise<FilterTests> {
  const { optionIds = [], minPriceCents, maxPriceCents } = filters;
  const member: FilterTest[] = [];
  const add = (facet: string, passes: Fragment) => member.push({ facet, passes });
  const groups = filters.optionGroups ?? (await groupsOf(sql, optionIds));
  for (const [groupId, ids] of Map.groupBy(optionIds, (id) => groups.get(id) ?? "")) {
    add(groupFacet(groupId), sql`member.option_ids && ${uuids(sql, ids)}`);
  }
  if (minPriceCents !== undefined || maxPriceCents !== undefined) {
    add(
      "price",
      sql`${priceColumns(sql, priceList).member} between ${minPriceCents ?? 0} and coalesce(${maxPriceCents ?? null}, 'infinity'::float)`,
    );
  }
  if (filters.available) add("available", sql`member.available`);
  return { hit: hitTests(sql, filters), member, priceList };
}

function hitTests(sql: Sql, filters: ListFilters): FilterTest[] {
  const { manufacturerIds, categoryIds, ratingMin, productIds } = filters;
  const tests: FilterTest[] = [];
  const add = (facet: string, passes: Fragment) => tests.push({ facet, passes });
  if (manufacturerIds?.length)
    add("manufacturer", sql`hit.manufacturer_id = any(${uuids(sql, manufacturerIds)})`);
  if (categoryIds?.length) add("category", sql`hit.category_ids && ${uuids(sql, categoryIds)}`);
  if (ratingMin !== undefined) add("rating", sql`hit.rating_average >= ${ratingMin}::float`);
  if (filters.shippingFree) add("shipping-free", sql`hit.shipping_free`);
  if (productIds) add("product", sql`hit.product_ids && ${uuids(sql, productIds)}`);
  return tests;
}

/** The groups of chosen options: inside of one they are alternatives. */
async function groupsOf(sql: Sql, optionIds: readonly string[]): Promise<Map<string, string>> {
  if (optionIds.length === 0) return new Map();
  const rows = await sql<{ optionId: string; groupId: string }[]>`
    select replace(option_id::text, '-', '') as "optionId", replace(group_id::text, '-', '') as "groupId"
    from catalog_index.option_group where option_id = any(${uuids(sql, optionIds)})`;
  return new Map(rows.map(({ optionId, groupId }) => [optionId, groupId]));
}
