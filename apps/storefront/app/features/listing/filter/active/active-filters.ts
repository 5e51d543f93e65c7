import { listingSearch } from "../../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../../platform/shop/listing-query.ts";
import type { FilterData, FilterGroup } from "../filter-data.ts";
import type { FilterOption } from "../option/filter-option.ts";

/** One chosen filter, and the query of the same listing without it. */
export interface ActiveFilter {
  key: string;
  label: FilterLabel;
  search: string;
}

export type FilterLabel =
  | { kind: "name"; group: string | null; name: string }
  | { kind: "range"; group: string; unit: string; min: number | null; max: number | null }
  | { kind: "price"; minCents: number | null; maxCents: number | null }
  | { kind: "rating"; stars: number }
  | { kind: "shippingFree" };

type IdList = "categoryIds" | "manufacturerIds" | "optionIds";

export function activeFilters(query: ListingQuery, filters: FilterData): ActiveFilter[] {
  // Fewer filters mean other products: the pages start anew.
  const without = (change: Partial<ListingQuery>) => listingSearch({ ...query, page: 1, ...change });
  const { minPriceCents, maxPriceCents, minRating } = query;
  const named = (options: readonly FilterOption[], key: IdList, group: string | null) =>
    options
      .filter(({ id }) => query[key].includes(id))
      .map(({ id, name }) => ({
        key: id,
        label: { kind: "name", group, name } as const,
        search: without({ [key]: query[key].filter((other) => other !== id) }),
      }));
  const ranged = ({ id, name, scale }: FilterGroup) =>
    query.ranges
      .filter(({ groupId }) => groupId === id)
      .map(({ min, max }) => ({
        key: `range-${id}`,
        label: { kind: "range", group: name, unit: scale?.unit ?? "", min, max } as const,
        search: without({ ranges: query.ranges.filter(({ groupId }) => groupId !== id) }),
      }));
  return [
    ...named(filters.categories, "categoryIds", null),
    ...named(filters.manufacturers, "manufacturerIds", null),
    ...filters.groups.flatMap((group) => [
      ...named(group.options, "optionIds", group.name),
      ...ranged(group),
    ]),
    ...when(minPriceCents !== null || maxPriceCents !== null, {
      key: "price",
      label: { kind: "price", minCents: minPriceCents, maxCents: maxPriceCents },
      search: without({ minPriceCents: null, maxPriceCents: null }),
    }),
    ...when(minRating !== null, {
      key: "rating",
      label: { kind: "rating", stars: minRating ?? 0 },
      search: without({ minRating: null }),
    }),
    ...when(query.isShippingFree, {
      key: "shipping-free",
      label: { kind: "shippingFree" },
      search: without({ isShippingFree: false }),
    }),
  ];
}

function when(isActive: boolean, filter: ActiveFilter): ActiveFilter[] {
  return isActive ? [filter] : [];
}
