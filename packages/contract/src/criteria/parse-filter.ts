import type { Filter, GroupFilter } from "./criteria.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { isFilterValue, parseEquals, parseEqualsList, parseRange, parseText } from "./parse-field-filter.ts";
import {
  isFieldName,
  isObject,
  type JsonObject,
  own,
  pointerPart,
  type Reader,
  refuse,
  refuseUnknownKeys,
} from "./reader.ts";

interface Place {
  readonly pointer: string;
  readonly depth: number;
}

const CODE = "FRAMEWORK__INVALID_FILTER_QUERY";

/** `filter` and `post-filter`: an array of filters, or a plain object field → value (all `equals`). */
export function parseFilters(reader: Reader, value: unknown, pointer: string): readonly Filter[] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return parseFilterList(reader, value, { pointer, depth: 1 });
  if (!isObject(value)) {
    refuse(reader, CODE, pointer, "Filters must be an array of filters or a map of field to value");
    return [];
  }
  return Object.keys(value).flatMap((field) => {
    const filter = parseEntry(reader, field, value[field], `${pointer}/${pointerPart(field)}`);
    return filter === undefined ? [] : [filter];
  });
}

function parseEntry(reader: Reader, field: string, value: unknown, pointer: string): Filter | undefined {
  if (!spend(reader, pointer)) return undefined;
  if (!isFieldName(field)) return refuse(reader, CODE, pointer, "This is not a field name");
  if (!isFilterValue(value))
    return refuse(reader, CODE, pointer, "A filter value must be scalar and not empty");
  return { type: "equals", field, value };
}

function parseFilterList(reader: Reader, list: readonly unknown[], place: Place): readonly Filter[] {
  const filters: Filter[] = [];
  for (const [index, entry] of list.entries()) {
    const filter = parseFilter(reader, entry, { pointer: `${place.pointer}/${index}`, depth: place.depth });
    if (filter !== undefined) filters.push(filter);
    if (reader.spent.filters > criteriaLimit.filters) break;
  }
  return filters;
}

function parseFilter(reader: Reader, value: unknown, place: Place): Filter | undefined {
  if (!spend(reader, place.pointer)) return undefined;
  if (place.depth > criteriaLimit.depth) {
    return refuse(reader, CODE, place.pointer, `Filters may be nested ${criteriaLimit.depth} levels deep`);
  }
  if (!isObject(value)) return refuse(reader, CODE, place.pointer, "A filter must be an object");

  const type = own(value, "type");
  switch (type) {
    case "equals":
      return parseEquals(reader, value, place.pointer);
    case "equalsAny":
    case "equalsAll":
      return parseEqualsList(reader, value, type, place.pointer);
    case "contains":
    case "prefix":
    case "suffix":
      return parseText(reader, value, type, place.pointer);
    case "range":
      return parseRange(reader, value, place.pointer);
    case "and":
    case "or":
    case "nand":
    case "nor":
      return parseGroup(reader, value, { ...place, type, known: ["type", "queries"] });
    case "multi":
    case "not":
      return parseOperatorGroup(reader, value, type, place);
    default:
      return refuse(reader, CODE, `${place.pointer}/type`, "This filter type is missing or not supported");
  }
}

/** `multi` and `not` name their connection in `operator`; and is the default. */
function parseOperatorGroup(reader: Reader, filter: JsonObject, type: "multi" | "not", place: Place) {
  const operator = own(filter, "operator") ?? "and";
  const connection = typeof operator === "string" ? operator.toLowerCase() : "";
  if (connection !== "and" && connection !== "or") {
    return refuse(reader, CODE, `${place.pointer}/operator`, "The operator must be and or or");
  }
  const negated = connection === "and" ? "nand" : "nor";
  return parseGroup(reader, filter, {
    ...place,
    type: type === "not" ? negated : connection,
    known: ["type", "operator", "queries"],
  });
}

function parseGroup(
  reader: Reader,
  filter: JsonObject,
  group: Place & { readonly type: GroupFilter["type"]; readonly known: readonly string[] },
): Filter | undefined {
  refuseUnknownKeys(reader, filter, group.known, { code: CODE, pointer: group.pointer });
  const queries = own(filter, "queries");
  const pointer = `${group.pointer}/queries`;
  if (!Array.isArray(queries) || queries.length === 0) {
    return refuse(reader, CODE, pointer, "The queries must be a list of at least one filter");
  }
  return { type: group.type, queries: parseFilterList(reader, queries, { pointer, depth: group.depth + 1 }) };
}

function spend(reader: Reader, pointer: string): boolean {
  reader.spent.filters += 1;
  if (reader.spent.filters === criteriaLimit.filters + 1) {
    refuse(reader, CODE, pointer, `At most ${criteriaLimit.filters} filters are allowed in one request`);
  }
  return reader.spent.filters <= criteriaLimit.filters;
}
