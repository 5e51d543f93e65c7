import type { ListingAggregations } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import type { ListingQuery } from "../../../platform/shop/listing-query.ts";
import { categoryOptions } from "./option/category-options.ts";
import { canNarrow, optionLook, optionState } from "./option/filter-option.ts";
import type { FilterOption } from "./option/filter-option.ts";
import { filterScale, isRange } from "./range/filter-scale.ts";
import type { FilterScale } from "./range/filter-scale.ts";

export interface FilterGroup {
  id: string;
  name: string;
  /** Among those that are shown first. */
  isLeading?: boolean;
  /** Of a range only those that were chosen one by one. */
  options: FilterOption[];
  scale?: FilterScale;
}

/** Everything a visitor can narrow a listing by. Only what exists in it, and makes a difference. */
export interface FilterData {
  /** Of a search. */
  categories: FilterOption[];
  manufacturers: FilterOption[];
  groups: FilterGroup[];
  price: { minCents: number; maxCents: number } | null;
  ratings: { stars: number; isPossible: boolean }[];
  shippingFree: { isPossible: boolean } | null;
}

/** A foreign shop may answer `[]`, numbers as text, or leave a filter out. */
export type Facets = Partial<ListingAggregations>;

interface Shown {
  query: ListingQuery;
  total: number;
}

/** `all` is everything the listing has, `possible` what is left beside the chosen filters. */
export function filterData(all: Facets, possible: Facets, { query, total }: Shown): FilterData {
  return {
    categories: categoryOptions(all, possible, { chosen: query.categoryIds, total }),
    manufacturers: manufacturers(all, possible, { query, total }),
    groups: groups(all, possible, { query, total }),
    price: priceRange(all.price),
    ratings: ratings(all, possible, query.minRating),
    shippingFree: isSet(all["shipping-free"]?.max)
      ? { isPossible: query.isShippingFree || isSet(possible["shipping-free"]?.max) }
      : null,
  };
}

function manufacturers(all: Facets, possible: Facets, { query, total }: Shown): FilterOption[] {
  const chosen = query.manufacturerIds;
  const state = optionState(chosen, possible.manufacturer?.entities, possible["manufacturer-count"]);
  const options = (all.manufacturer?.entities ?? []).map(({ id, translated }) => ({
    ...state(id),
    name: translated.name ?? "",
  }));
  return chosen.length > 0 || canNarrow(options, total) ? options : [];
}

function groups(all: Facets, possible: Facets, { query, total }: Shown): FilterGroup[] {
  const left = (possible.properties?.entities ?? []).flatMap(({ options }) => options ?? []);
  const state = optionState(query.optionIds, left, possible["option-count"]);
  return (all.properties?.entities ?? []).flatMap((group) => {
    const options = (group.options ?? []).map((option) => ({
      ...state(option.id),
      ...optionLook(option, group.displayType),
      name: option.translated.name ?? "",
    }));
    const chosen = options.filter(({ id }) => query.optionIds.includes(id));
    const isChosen = chosen.length > 0 || query.ranges.some(({ groupId }) => groupId === group.id);
    if (!isChosen && !canNarrow(options, total)) return [];
    const scale = filterScale(group, (id) => state(id).hits) ?? undefined;
    return {
      id: group.id,
      name: group.translated.name ?? "",
      ...(group.extensions?.isLeading && { isLeading: true }),
      options: isRange(scale) ? chosen : options,
      ...(scale && { scale }),
    };
  });
}

function priceRange(price: Facets["price"]): FilterData["price"] {
  const [min, max] = [Number(price?.min ?? NaN), Number(price?.max ?? NaN)];
  return min < max ? { minCents: toCents(min), maxCents: toCents(max) } : null;
}

/** Whole stars from four down; five would promise perfection and find nearly nothing. */
function ratings(all: Facets, possible: Facets, chosen: number | null): FilterData["ratings"] {
  const [best, left] = [Number(all.rating?.max ?? 0), Number(possible.rating?.max ?? 0)];
  const offered = [5, 4, 3, 2, 1].filter((stars) => stars === chosen || (stars < 5 && stars <= best));
  return offered.map((stars) => ({
    stars,
    isPossible: stars === chosen || stars <= left,
  }));
}

function isSet(max: number | string | boolean | null | undefined): boolean {
  return max === true || Number(max ?? 0) > 0;
}
