import type { Filters, FilterValue, Range } from "./search-criteria.ts";

const bounds = ["gte", "gt", "lte", "lt"] as const;

/** `filter[brand][]=…`, `filter[price][gte]=…` */
export function filterEntries(filters: Filters): [string, string][] {
  const fields = Object.entries(filters);
  if (fields.length === 0) throw new Error("filters cannot be empty");
  return fields.flatMap(([field, value]) => valueEntries(field, value));
}

function valueEntries(field: string, value: FilterValue): [string, string][] {
  if (isRange(value)) return rangeEntries(field, value);
  const values = typeof value === "object" ? value : [value];
  return values.map((each) => [`filter[${field}][]`, String(each)]);
}

function rangeEntries(field: string, range: Range): [string, string][] {
  const entries = bounds.flatMap((bound): [string, string][] => {
    const limit = range[bound];
    return limit === undefined ? [] : [[`filter[${field}][${bound}]`, String(limit)]];
  });
  if (entries.length === 0) throw new Error(`filter ${field} cannot be empty`);
  return entries;
}

function isRange(value: FilterValue): value is Range {
  return typeof value === "object" && !Array.isArray(value);
}
