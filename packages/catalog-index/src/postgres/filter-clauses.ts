import type { Sql } from "postgres";
import type { ListFilters } from "../port.ts";
import type { Clause } from "./clause.ts";
import { type FacetKind, type Tag, tag, tagId, type TagKind } from "./entry-tags.ts";
import { coverPriceRange, coverRatingsFrom, type RangeCover } from "./range-buckets.ts";
import { findRefs, findTags, type KnownTag } from "./tag-refs.sql.ts";

/** What a filter chooses from; options are one facet per group. */
export type FilteredFacet = { kind: FacetKind | "price" | "available" | "product"; group: string | null };

/** A clause and its facet: when options are reduced, a filter does not narrow its own facet. */
export type FilterClause = Clause & { facet: FilteredFacet };

const SHIPPING_FREE = tag("shipping-free", "yes");
const AVAILABLE = tag("available", "yes");

export const MAX_CENTS = 2 ** 31 - 1;

export async function filterClauses(sql: Sql, filters: ListFilters): Promise<FilterClause[]> {
  const manufacturers = (filters.manufacturerIds ?? []).map((id) => tag("manufacturer", id));
  const options = (filters.optionIds ?? []).map((id) => tag("option", id));
  const prices = priceCover(filters);
  const ratings = filters.ratingMin === undefined ? null : coverRatingsFrom(filters.ratingMin);
  const switches = [
    ...(filters.shippingFree ? [SHIPPING_FREE] : []),
    ...(filters.available ? [AVAILABLE] : []),
  ];
  const priceTags = prices ? rangeTags("price", prices) : [];
  const ratingTags = ratings ? rangeTags("rating", ratings) : [];
  const known = await findTags(sql, [...manufacturers, ...options, ...switches, ...priceTags, ...ratingTags]);

  const clauses: FilterClause[] = [];
  const add = (kind: FilteredFacet["kind"], group: string | null, clause: Clause): void => {
    clauses.push({ ...clause, facet: { kind, group } });
  };
  if (manufacturers.length > 0) add("manufacturer", null, { alternatives: listsOf(known, manufacturers) });
  for (const [group, chosen] of optionGroups(known, options)) {
    add("option", group, { alternatives: listsOf(known, chosen) });
  }
  if (prices) add("price", null, { alternatives: listsOf(known, priceTags), prices: prices.edges });
  if (ratings) add("rating", null, { alternatives: listsOf(known, ratingTags) });
  if (filters.shippingFree) add("shipping-free", null, { alternatives: listsOf(known, [SHIPPING_FREE]) });
  if (filters.available) add("available", null, { alternatives: listsOf(known, [AVAILABLE]) });
  if (filters.productIds)
    add("product", null, { alternatives: [], refs: await findRefs(sql, filters.productIds) });
  return clauses;
}

function priceCover({ minPriceCents, maxPriceCents }: ListFilters): RangeCover | null {
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
function optionGroups(
  known: ReadonlyMap<string, KnownTag>,
  options: readonly Tag[],
): Map<string | null, Tag[]> {
  const carried = options.filter((option) => known.has(tagId(option)));
  return Map.groupBy(
    carried.length > 0 ? carried : options,
    (option) => known.get(tagId(option))?.groupKey ?? null,
  );
}

function listsOf(known: ReadonlyMap<string, KnownTag>, tags: readonly Tag[]): number[][] {
  return tags.flatMap((each) => known.get(tagId(each)) ?? []).map(({ ref }) => [ref]);
}
