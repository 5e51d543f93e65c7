import type { IndexEntry } from "../port.ts";
import { priceBuckets, ratingBuckets } from "./range-buckets.ts";

export const FACET_KINDS = ["manufacturer", "option", "shipping-free", "rating"] as const;
export type FacetKind = (typeof FACET_KINDS)[number];

export type TagKind = FacetKind | "scope" | "available" | "rating-coarse" | "price" | "price-coarse";

/** Anything but words a hit is found by. Options carry their group, the others have none. */
export type Tag = { kind: TagKind; key: string; groupKey: string | null };

const FACETS: ReadonlySet<TagKind> = new Set(FACET_KINDS);

export function isFacet({ kind }: Tag): boolean {
  return FACETS.has(kind);
}

export function tagId({ kind, key }: Pick<Tag, "kind" | "key">): string {
  return `${kind}:${key}`;
}

/** Each tag once, whatever the entry repeats. */
export function entryTags(entry: IndexEntry): Tag[] {
  const price = priceBuckets(entry.priceCents);
  const tags: Tag[] = [
    ...[...entry.categoryIds, ...entry.streamIds].map((id) => tag("scope", id)),
    ...entry.options.map((option) => tag("option", option.optionId, option.groupId)),
    tag("price", price.fine),
    tag("price-coarse", price.coarse),
  ];
  if (entry.manufacturerId !== null) tags.push(tag("manufacturer", entry.manufacturerId));
  if (entry.shippingFree) tags.push(tag("shipping-free", "yes"));
  if (entry.available) tags.push(tag("available", "yes"));
  if (entry.ratingAverage !== null) {
    const rating = ratingBuckets(entry.ratingAverage);
    tags.push(tag("rating", rating.fine), tag("rating-coarse", rating.coarse));
  }
  return [...new Map(tags.map((each) => [tagId(each), each])).values()];
}

export function tag(kind: TagKind, key: string | number, groupKey: string | null = null): Tag {
  return { kind, key: String(key), groupKey };
}
