import type { Aggregation, TermsAggregation } from "@hearth/contract";
import { fieldValues, scalarValues } from "./field-values.ts";
import { matchesAll } from "./match-filter.ts";

/** Aggregations over a list in memory, keyed by their names. */
export function aggregate(
  elements: readonly object[],
  aggregations: readonly Aggregation[],
): Record<string, unknown> {
  return Object.fromEntries(
    aggregations.map((aggregation) => [aggregation.name, answer(elements, aggregation)]),
  );
}

function answer(elements: readonly object[], aggregation: Aggregation): unknown {
  switch (aggregation.type) {
    case "filter": {
      const kept = elements.filter((element) => matchesAll(element, aggregation.filters));
      return { ...(answer(kept, aggregation.aggregation) as object), name: aggregation.name };
    }
    case "max":
      return { max: largest(numbers(elements, aggregation.field)), apiAlias: "max_aggregation" };
    case "stats":
      return stats(numbers(elements, aggregation.field));
    case "entity":
      return { entities: entities(elements, aggregation.field), apiAlias: "entity_aggregation" };
    case "terms":
      return terms(elements, aggregation);
  }
}

function numbers(elements: readonly object[], field: string): number[] {
  return elements
    .flatMap((element) => fieldValues(element, field))
    .filter((value) => typeof value === "number");
}

function largest(values: readonly number[]): number | null {
  return values.reduce<number | null>((max, value) => (max === null || value > max ? value : max), null);
}

function stats(values: readonly number[]) {
  const sum = values.reduce((total, value) => total + value, 0);
  const min = values.reduce<number | null>(
    (least, value) => (least === null || value < least ? value : least),
    null,
  );
  return {
    min,
    max: largest(values),
    avg: values.length > 0 ? sum / values.length : null,
    sum,
    apiAlias: "stats_aggregation",
  };
}

/** The relation a foreign key points to: `countryId` → the distinct values of `country`. */
function entities(elements: readonly object[], field: string): unknown[] {
  const relation = field.replace(/(\.id|Id)$/, "");
  const found = elements
    .flatMap((element) => fieldValues(element, relation))
    .filter((value) => typeof value === "object" && value !== null);
  return [...new Map(found.map((entity) => [(entity as { id: string }).id, entity])).values()];
}

function terms(elements: readonly object[], { field, limit, sort, aggregation }: TermsAggregation) {
  const groups = new Map<string, object[]>();
  for (const element of elements) {
    for (const value of new Set(scalarValues(element, field))) {
      if (value === null) continue;
      const key = String(value);
      groups.set(key, [...(groups.get(key) ?? []), element]);
    }
  }
  const buckets = [...groups].map(([key, members]) => ({
    key,
    count: members.length,
    ...(aggregation && { [aggregation.name]: answer(members, aggregation) }),
    apiAlias: "aggregation_bucket",
  }));
  if (sort?.field === "_count")
    buckets.sort((a, b) => (sort.order === "ASC" ? a.count - b.count : b.count - a.count));
  else if (sort)
    buckets.sort(
      (a, b) => (sort.order === "ASC" ? 1 : -1) * a.key.localeCompare(b.key, "de", { numeric: true }),
    );
  return { buckets: limit ? buckets.slice(0, limit) : buckets, apiAlias: "terms_aggregation" };
}
