import type { ListFilters } from "../port.ts";

/** One filter: the facet it belongs to, which is not narrowed by it, and what it asks of a hit. */
export type FilterTest = { facet: string; query: object };

/** A facet per group of options. */
export const optionsPrefix = "options:";
const optionFacet = (groupId: string): string => optionsPrefix + groupId;

/** `groupOf` knows the group of every chosen option that is in the index. */
export function filterTests(filters: ListFilters, groupOf: ReadonlyMap<string, string>): FilterTest[] {
  const { manufacturerIds, optionIds = [], minPriceCents, maxPriceCents, ratingMin, productIds } = filters;
  const tests: FilterTest[] = [];
  const add = (facet: string, query: object) => tests.push({ facet, query });
  if (manufacturerIds?.length) add("manufacturer", { terms: { manufacturerId: manufacturerIds } });
  for (const [groupId, ids] of Map.groupBy(optionIds, (id) => groupOf.get(id) ?? "")) {
    add(optionFacet(groupId), { terms: { optionIds: ids } });
  }
  if (minPriceCents !== undefined || maxPriceCents !== undefined) {
    add("price", { range: { priceCents: { gte: minPriceCents, lte: maxPriceCents } } });
  }
  if (ratingMin !== undefined) add("rating", { range: { ratingAverage: { gte: ratingMin } } });
  if (filters.shippingFree) add("shipping-free", { term: { shippingFree: true } });
  if (filters.available) add("available", { term: { available: true } });
  if (productIds) add("product", { terms: { productIds } });
  return tests;
}
