import {
  type Criteria,
  type EntitySearchResult,
  failure,
  type Filter,
  type Scalar,
  type Sort,
} from "@hearth/contract";
import { aggregate } from "./aggregate.ts";
import { scalarValues } from "./field-values.ts";
import { matchesAll } from "./match-filter.ts";

const DEFAULT_LIMIT = 100;

export interface ListEntity {
  name: string;
  /** Fields that may be filtered, sorted and aggregated on; dotted for nested ones. */
  fields: readonly string[];
}

/** Runs criteria over a small list held in memory: filter, post-filter, aggregate, sort, page. */
export function selectElements<T extends { id: string }>(
  all: readonly T[],
  criteria: Criteria,
  entity: ListEntity,
): EntitySearchResult<T> {
  checkFields(criteria, entity);
  const { ids, filters, postFilters, sorts, term } = criteria;
  const filtered = all.filter(
    (element) =>
      (!ids || ids.includes(element.id)) &&
      matchesAll(element, filters) &&
      (!term || mentions(element, term)),
  );
  const hits = filtered.filter((element) => matchesAll(element, postFilters));
  const sorted = sorts.length > 0 ? hits.toSorted((a, b) => compareBy(a, b, sorts)) : hits;
  const limit = criteria.limit ?? DEFAULT_LIMIT;
  const elements = ids ? sorted : sorted.slice((criteria.page - 1) * limit, criteria.page * limit);
  return {
    entity: entity.name,
    elements,
    total: criteria.totalCountMode === "none" ? elements.length : hits.length,
    page: ids ? null : criteria.page,
    limit: ids ? null : limit,
    aggregations: aggregate(filtered, criteria.aggregations),
    apiAlias: "dal_entity_search_result",
  };
}

function checkFields(criteria: Criteria, entity: ListEntity): void {
  for (const filter of [...criteria.filters, ...criteria.postFilters]) checkFilter(filter, entity);
  for (const { field } of criteria.sorts) checkField(field, entity, "/sort");
  for (const aggregation of criteria.aggregations)
    if (aggregation.type !== "filter") checkField(aggregation.field, entity, "/aggregations");
}

function checkFilter(filter: Filter, entity: ListEntity): void {
  if ("queries" in filter) for (const query of filter.queries) checkFilter(query, entity);
  else checkField(filter.field, entity, "/filter");
}

function checkField(field: string, entity: ListEntity, pointer: string): void {
  const name = field.startsWith(`${entity.name}.`) ? field.slice(entity.name.length + 1) : field;
  if (!entity.fields.includes(name)) {
    throw failure(400, "FRAMEWORK__UNMAPPED_FIELD", {
      detail: `Field "${field}" of ${entity.name} cannot be used in criteria`,
      pointer,
      parameters: { field },
    });
  }
}

function mentions(element: object, term: string): boolean {
  const wanted = term.toLowerCase();
  return ["name", "translated.name"].some((field) =>
    scalarValues(element, field).some((value) => String(value).toLowerCase().includes(wanted)),
  );
}

function compareBy(a: object, b: object, sorts: readonly Sort[]): number {
  for (const { field, order, naturalSorting } of sorts) {
    const result = compare(scalarValues(a, field)[0], scalarValues(b, field)[0], naturalSorting);
    if (result !== 0) return order === "ASC" ? result : -result;
  }
  return 0;
}

function compare(a: Scalar | undefined, b: Scalar | undefined, natural: boolean): number {
  if (a === b) return 0;
  if (a === null || a === undefined) return -1;
  if (b === null || b === undefined) return 1;
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a).localeCompare(String(b), "de", { numeric: natural });
}
