import type { Aggregation } from "./criteria.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { parseFilters } from "./parse-filter.ts";
import { parseSort } from "./parse-sort.ts";
import {
  isFieldName,
  isName,
  isObject,
  type JsonObject,
  own,
  type Reader,
  refuse,
  refuseUnknownKeys,
} from "./reader.ts";
import { readWholeNumber } from "./whole-number.ts";

interface Named {
  readonly name: string;
  readonly pointer: string;
  readonly depth: number;
}

const CODE = "FRAMEWORK__INVALID_AGGREGATION_QUERY";

export function parseAggregations(reader: Reader, value: unknown, pointer: string): readonly Aggregation[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    refuse(reader, CODE, pointer, "Aggregations must be a list");
    return [];
  }
  const aggregations: Aggregation[] = [];
  for (const [index, entry] of value.entries()) {
    const aggregation = parseAggregation(reader, entry, `${pointer}/${index}`, 1);
    if (aggregation !== undefined) aggregations.push(aggregation);
    if (reader.spent.aggregations > criteriaLimit.aggregations) break;
  }
  return aggregations;
}

function parseAggregation(
  reader: Reader,
  value: unknown,
  pointer: string,
  depth: number,
): Aggregation | undefined {
  reader.spent.aggregations += 1;
  if (reader.spent.aggregations > criteriaLimit.aggregations || depth > criteriaLimit.depth) {
    return refuse(reader, CODE, pointer, `At most ${criteriaLimit.aggregations} aggregations are allowed`);
  }
  if (!isObject(value)) return refuse(reader, CODE, pointer, "An aggregation must be an object");

  const name = own(value, "name");
  if (!isAggregationName(name)) {
    const detail = "The name must be text, not numeric and without ? and :";
    return refuse(reader, "FRAMEWORK__INVALID_AGGREGATION_NAME", `${pointer}/name`, detail);
  }

  const named = { name, pointer, depth };
  const type = own(value, "type");
  switch (type) {
    case "stats":
    case "max": {
      const field = parseField(reader, value, pointer, []);
      return field === undefined ? undefined : { type, name, field };
    }
    case "entity":
      return parseEntity(reader, value, named);
    case "terms":
      return parseTerms(reader, value, named);
    case "filter":
      return parseFilterAggregation(reader, value, named);
    default:
      return refuse(reader, CODE, `${pointer}/type`, "This aggregation type is missing or not supported");
  }
}

function parseEntity(reader: Reader, value: JsonObject, at: Named): Aggregation | undefined {
  const field = parseField(reader, value, at.pointer, ["definition"]);
  const definition = own(value, "definition");
  if (!isName(definition)) {
    return refuse(reader, CODE, `${at.pointer}/definition`, "The definition must be an entity name");
  }
  return field === undefined ? undefined : { type: "entity", name: at.name, field, definition };
}

function parseTerms(reader: Reader, value: JsonObject, at: Named): Aggregation | undefined {
  const field = parseField(reader, value, at.pointer, ["limit", "sort", "aggregation"]);
  const limit = parseBucketLimit(reader, own(value, "limit"), `${at.pointer}/limit`);
  const sort = own(value, "sort");
  const nested = own(value, "aggregation");
  if (field === undefined) return undefined;
  return {
    type: "terms",
    name: at.name,
    field,
    limit,
    sort: sort == null ? undefined : parseSort(reader, sort, `${at.pointer}/sort`),
    aggregation:
      nested == null
        ? undefined
        : parseAggregation(reader, nested, `${at.pointer}/aggregation`, at.depth + 1),
  };
}

function parseFilterAggregation(reader: Reader, value: JsonObject, at: Named): Aggregation | undefined {
  const known = ["type", "name", "filter", "aggregation"];
  refuseUnknownKeys(reader, value, known, { code: CODE, pointer: at.pointer });
  const filter = own(value, "filter");
  if (!Array.isArray(filter) || filter.length === 0) {
    return refuse(reader, CODE, `${at.pointer}/filter`, "A filter aggregation needs a list of filters");
  }
  const filters = parseFilters(reader, filter, `${at.pointer}/filter`);
  const nested = own(value, "aggregation");
  const aggregation = parseAggregation(reader, nested, `${at.pointer}/aggregation`, at.depth + 1);
  return aggregation === undefined ? undefined : { type: "filter", name: at.name, filters, aggregation };
}

function parseField(reader: Reader, value: JsonObject, pointer: string, more: readonly string[]) {
  refuseUnknownKeys(reader, value, ["type", "name", "field", ...more], { code: CODE, pointer });
  const field = own(value, "field");
  if (isFieldName(field)) return field;
  return refuse(reader, CODE, `${pointer}/field`, "The field is missing or not a field name");
}

function parseBucketLimit(reader: Reader, value: unknown, pointer: string): number | undefined {
  if (value == null) return undefined;
  const limit = readWholeNumber(value);
  if (limit !== undefined && limit >= 1 && limit <= criteriaLimit.termsBuckets) return limit;
  return refuse(
    reader,
    CODE,
    pointer,
    `The limit must be a whole number from 1 to ${criteriaLimit.termsBuckets}`,
  );
}

const numeric = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Names become keys of the answer, hence nothing that an object already has. */
function isAggregationName(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value !== "" &&
    value.length <= criteriaLimit.nameLength &&
    !numeric.test(value) &&
    !/[?:\0]/.test(value) &&
    !(value in Object.prototype)
  );
}
