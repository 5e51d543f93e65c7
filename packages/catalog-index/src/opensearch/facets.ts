import type { ListFacets } from "../port.ts";
import { optionsPrefix } from "./filter-tests.ts";
import type { FilterTest } from "./filter-tests.ts";

const mostManufacturers = 2_000;
const mostOptions = 20_000;

type Buckets = { values: { buckets: { key: string }[] } };
export type FacetAnswer = {
  manufacturer: Buckets;
  price: { min: { value: number | null }; max: { value: number | null } };
  rating: { max: { value: number | null } };
  shippingFree: { doc_count: number };
  [options: `${typeof optionsPrefix}${string}`]: Buckets;
};

/** What may still be chosen: each facet is narrowed by all filters but its own. Without filters it is what the scope holds. */
export function facetQuestions(tests: readonly FilterTest[]): Record<string, object> {
  const behind = (facet: string, ...more: object[]) => ({
    bool: { filter: [...tests.filter((test) => test.facet !== facet).map(({ query }) => query), ...more] },
  });
  const chosenGroups = tests.map(({ facet }) => facet).filter((facet) => facet.startsWith(optionsPrefix));
  return {
    manufacturer: {
      filter: behind("manufacturer"),
      aggs: { values: { terms: { field: "manufacturerId", size: mostManufacturers } } },
    },
    // All groups, narrowed by every filter; those with a choice of their own come once more without it.
    [optionsPrefix]: options(behind("")),
    ...Object.fromEntries(
      chosenGroups.map((facet) => [facet, options(behind(facet), facet.slice(optionsPrefix.length))]),
    ),
    price: {
      filter: behind("price"),
      aggs: { min: { min: { field: "priceCents" } }, max: { max: { field: "priceCents" } } },
    },
    rating: { filter: behind("rating"), aggs: { max: { max: { field: "ratingAverage" } } } },
    shippingFree: { filter: behind("shipping-free", { term: { shippingFree: true } }) },
  };
}

function options(filter: object, groupId?: string): object {
  const include = groupId === undefined ? {} : { include: `${groupId}:.*` };
  return {
    filter,
    aggs: { values: { terms: { field: "groupedOptionIds", size: mostOptions, ...include } } },
  };
}

export function facetsFrom(answer: FacetAnswer): ListFacets {
  const chosen = Object.entries(answer).filter(
    ([name]) => name.startsWith(optionsPrefix) && name !== optionsPrefix,
  );
  const chosenGroups = new Set(chosen.map(([name]) => name.slice(optionsPrefix.length)));
  const others = keysOf(answer[optionsPrefix]).filter((key) => !chosenGroups.has(key.split(":")[0] ?? ""));
  const all = [...others, ...chosen.flatMap(([, buckets]) => keysOf(buckets as Buckets))];
  const { min, max } = answer.price;
  return {
    manufacturerIds: keysOf(answer.manufacturer),
    optionIds: [...new Set(all.map((key) => key.split(":")[1] ?? ""))],
    price: min.value === null || max.value === null ? null : { minCents: min.value, maxCents: max.value },
    ratingMax: answer.rating.max.value,
    shippingFree: answer.shippingFree.doc_count > 0,
  };
}

function keysOf(buckets: Buckets | undefined): string[] {
  return buckets?.values.buckets.map(({ key }) => key) ?? [];
}
