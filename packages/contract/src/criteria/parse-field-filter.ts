import type { Filter, RangeBounds, Scalar } from "./criteria.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { splitList } from "./parse-paging.ts";
import {
  isFieldName,
  isObject,
  type JsonObject,
  own,
  type Reader,
  refuse,
  refuseUnknownKeys,
} from "./reader.ts";

const CODE = "FRAMEWORK__INVALID_FILTER_QUERY";

export function parseEquals(reader: Reader, filter: JsonObject, pointer: string): Filter | undefined {
  const field = parseField(reader, filter, pointer, ["type", "field", "value"]);
  const value = own(filter, "value");
  if (!isFilterValue(value)) {
    return refuse(reader, CODE, `${pointer}/value`, "The value must be scalar or null and not empty");
  }
  return field === undefined ? undefined : { type: "equals", field, value };
}

export function parseEqualsList(
  reader: Reader,
  filter: JsonObject,
  type: "equalsAny" | "equalsAll",
  pointer: string,
): Filter | undefined {
  const field = parseField(reader, filter, pointer, ["type", "field", "value"]);
  const values = splitList(own(filter, "value"));
  const fits =
    values !== undefined &&
    values.length > 0 &&
    values.length <= criteriaLimit.valuesPerFilter &&
    values.every(isFilterValue);
  if (!fits) {
    const detail = `The value must be a list of 1 to ${criteriaLimit.valuesPerFilter} scalars, or text joined with |`;
    return refuse(reader, CODE, `${pointer}/value`, detail);
  }
  return field === undefined ? undefined : { type, field, values };
}

export function parseText(
  reader: Reader,
  filter: JsonObject,
  type: "contains" | "prefix" | "suffix",
  pointer: string,
): Filter | undefined {
  const field = parseField(reader, filter, pointer, ["type", "field", "value"]);
  const value = own(filter, "value");
  if ((typeof value !== "string" && typeof value !== "number") || !isFilterValue(value)) {
    return refuse(reader, CODE, `${pointer}/value`, "The value must be text and not empty");
  }
  return field === undefined ? undefined : { type, field, value: String(value) };
}

const boundNames = ["gt", "gte", "lt", "lte"] as const;

export function parseRange(reader: Reader, filter: JsonObject, pointer: string): Filter | undefined {
  const field = parseField(reader, filter, pointer, ["type", "field", "parameters"]);
  const parameters = own(filter, "parameters");
  if (!isObject(parameters) || !boundNames.some((name) => Object.hasOwn(parameters, name))) {
    return refuse(reader, CODE, `${pointer}/parameters`, "A range needs at least one of gt, gte, lt, lte");
  }
  refuseUnknownKeys(reader, parameters, boundNames, { code: CODE, pointer: `${pointer}/parameters` });

  const bounds: { -readonly [Name in keyof RangeBounds]: RangeBounds[Name] } = {};
  for (const name of boundNames) {
    const bound = own(parameters, name);
    if (bound === undefined) continue;
    if ((typeof bound === "string" || typeof bound === "number") && isFilterValue(bound))
      bounds[name] = bound;
    else refuse(reader, CODE, `${pointer}/parameters/${name}`, "A range bound must be a number or text");
  }
  return field === undefined ? undefined : { type: "range", field, bounds };
}

function parseField(reader: Reader, filter: JsonObject, pointer: string, known: readonly string[]) {
  refuseUnknownKeys(reader, filter, known, { code: CODE, pointer });
  const field = own(filter, "field");
  if (isFieldName(field)) return field;
  return refuse(reader, CODE, `${pointer}/field`, "The field is missing or not a field name");
}

export function isFilterValue(value: unknown): value is Scalar {
  if (typeof value === "string")
    return value !== "" && value.length <= criteriaLimit.valueLength && !value.includes("\0");
  return (
    value === null || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))
  );
}
