import type { Sql } from "postgres";
import type { ListFilters } from "../port.ts";
import type { Clause } from "./clause.ts";
import { type Tag, tag, tagId, type TagKind } from "./entry-tags.ts";
import { coverPriceRange, coverRatingsFrom, type RangeCover } from "./range-buckets.ts";
import { findRefs, findTags, type KnownTag } from "./tag-refs.sql.ts";

/** A clause and the facet it belongs to: when options are reduced, a filter does not narrow its own facet. */
export type FilterClause = Clause & { facet: string };

export const MAX_CENTS = 2 ** 31 - 1;

export function optionFacet(groupKey: string | null): string {
  return `option:${groupKey}`;
}

export async function filterClauses(sql: Sql, filters: ListFilters): Promise<FilterClause[]> {
  const manufacturers = (filters.manufacturerIds ?? []).map((id) => tag("manufacturer", id));
  const options = (filters.optionIds ?? []).map((id) => tag("option", id));
  const prices = priceCover(filters);
  const ratings = filters.ratingMin === undefined ? null : coverRatingsFrom(filters.ratingMin);
  const switches = [
    ...(filters.shippingFree ? [tag("shipping-free", "yes")] : []),
    ...(filters.available ? [tag("available", "yes")] : []),
  ];
  const priceTags = prices ? rangeTags("price", prices) : [];
  const ratingTags = ratings ? rangeTags("rating", ratings) : [];
  const known = await findTags(sql, [...manufacturers, ...options, ...switches, ...priceTags, ...ratingTags]);

  const clauses: FilterClause[] = [];
  if (manufacturers.length > 0)
    clauses.push({ facet: "manufacturer", alternatives: listsOf(known, manufacturers) });
  for (const [facet, group] of optionGroups(known, options))
    clauses.push({ facet, alternatives: listsOf(known, group) });
  if (prices) clauses.push({ facet: "price", alternatives: listsOf(known, priceTags), prices: prices.edges });
  if (ratings) clauses.push({ facet: "rating", alternatives: listsOf(known, ratingTags) });
  for (const each of switches) clauses.push({ facet: each.kind, alternatives: listsOf(known, [each]) });
  if (filters.productIds) {
    clauses.push({ facet: "product", alternatives: [], refs: await findRefs(sql, filters.productIds) });
  }
  return clauses;
}

export function priceCover({ minPriceCents, maxPriceCents }: ListFilters): RangeCover | null {
  if (minPriceCents === undefined && maxPriceCents === undefined) return null;
  return coverPriceRange(minPriceCents ?? 0, maxPriceCents ?? MAX_CENTS);
}

function rangeTags(kind: "price" | "rating", cover: RangeCover): Tag[] {
  const coarse: TagKind = `${kind}-coarse`;
  return [
    ...cover.coarse.map((bucket) => tag(coarse, bucket)),
    ...cover.fine.map((bucket) => tag(kind, bucket)),
  ];
}

/** Options no hit carries count only when nothing else was chosen: then nothing is found. */
function optionGroups(known: ReadonlyMap<string, KnownTag>, options: readonly Tag[]): Map<string, Tag[]> {
  const carried = options.filter((option) => known.has(tagId(option)));
  return Map.groupBy(carried.length > 0 ? carried : options, (option) =>
    optionFacet(known.get(tagId(option))?.groupKey ?? null),
  );
}

function listsOf(known: ReadonlyMap<string, KnownTag>, tags: readonly Tag[]): number[][] {
  return tags.flatMap((each) => known.get(tagId(each)) ?? []).map(({ ref }) => [ref]);
}
