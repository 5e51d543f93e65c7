import type { FacetCount, ListFacets, ListFilters } from "@hearth/catalog-index";

/**
 * Reduced facets less those that narrow nothing: the only maker, the only option of a group and every category that all hits have.
 * What the shopper chose stays, so that it can be taken back.
 */
export function tellingFacets(
  facets: ListFacets,
  { total, filters, groupOf }: { total: number; filters: ListFilters; groupOf: (optionId: string) => string },
): ListFacets {
  const hasAll = ({ hits }: FacetCount) => hits >= total;
  const groups = Map.groupBy(facets.options, ({ id }) => groupOf(id));
  const chosenGroups = new Set(filters.optionIds?.map(groupOf));
  const isTelling = (id: string) => {
    const options = groups.get(groupOf(id)) ?? [];
    return chosenGroups.has(groupOf(id)) || options.length > 1 || !options.every(hasAll);
  };
  const isOnlyMaker = facets.manufacturers.length === 1 && facets.manufacturers.every(hasAll);
  return {
    ...facets,
    manufacturers: isOnlyMaker && !filters.manufacturerIds ? [] : facets.manufacturers,
    options: facets.options.filter(({ id }) => isTelling(id)),
    categories: filters.categoryIds ? facets.categories : facets.categories.filter((each) => !hasAll(each)),
  };
}
