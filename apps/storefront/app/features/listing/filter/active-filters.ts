import { listingSearch } from "../../../platform/shop/listing-query.ts";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import type { FilterData } from "./filter-data.ts";

/** One chosen filter, and the query of the same listing without it. */
export type ActiveFilter = { key: string; label: FilterLabel; search: string };

export type FilterLabel =
  | { kind: "name"; group: string | null; name: string }
  | { kind: "price"; minCents: number | null; maxCents: number | null }
  | { kind: "rating"; stars: number }
  | { kind: "shippingFree" };

export function activeFilters(query: ListingQuery, filters: FilterData): ActiveFilter[] {
  // Fewer filters mean other products: the pages start anew.
  const without = (change: Partial<ListingQuery>) => listingSearch({ ...query, page: 1, ...change });
  const { minPriceCents, maxPriceCents, minRating } = query;
  return [
    ...filters.manufacturers
      .filter(({ id }) => query.manufacturerIds.includes(id))
      .map(({ id, name }) => ({
        key: id,
        label: { kind: "name", group: null, name } as const,
        search: without({ manufacturerIds: query.manufacturerIds.filter((other) => other !== id) }),
      })),
    ...filters.groups.flatMap((group) =>
      group.options
        .filter(({ id }) => query.optionIds.includes(id))
        .map(({ id, name }) => ({
          key: id,
          label: { kind: "name", group: group.name, name } as const,
          search: without({ optionIds: query.optionIds.filter((other) => other !== id) }),
        })),
    ),
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
