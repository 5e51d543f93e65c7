import type { Filter, RangeBounds, Scalar } from "@hearth/contract";
import { scalarValues } from "./field-values.ts";

export function matchesAll(element: object, filters: readonly Filter[]): boolean {
  return filters.every((filter) => matches(element, filter));
}

function matches(element: object, filter: Filter): boolean {
  switch (filter.type) {
    case "and":
      return matchesAll(element, filter.queries);
    case "or":
      return filter.queries.some((query) => matches(element, query));
    case "nand":
      return !matchesAll(element, filter.queries);
    case "nor":
      return !filter.queries.some((query) => matches(element, query));
    case "equals":
      return valuesOf(element, filter.field).some((value) => isSame(value, filter.value));
    case "equalsAny":
      return valuesOf(element, filter.field).some((value) =>
        filter.values.some((wanted) => isSame(value, wanted)),
      );
    case "equalsAll": {
      const values = valuesOf(element, filter.field);
      return filter.values.every((wanted) => values.some((value) => isSame(value, wanted)));
    }
    case "range":
      return valuesOf(element, filter.field).some((value) => isWithin(value, filter.bounds));
    default:
      return valuesOf(element, filter.field).some((value) => hasPart(value, filter.type, filter.value));
  }
}

function valuesOf(element: object, field: string): Scalar[] {
  return scalarValues(element, withoutEntity(element, field));
}

function withoutEntity(element: object, field: string): string {
  const alias = (element as { apiAlias?: string }).apiAlias;
  return alias && field.startsWith(`${alias}.`) ? field.slice(alias.length + 1) : field;
}

/** Query strings carry every value as text, so 1, "1" and true are the same. */
function isSame(value: Scalar, wanted: Scalar): boolean {
  if (value === wanted) return true;
  if (value === null || wanted === null) return false;
  if (typeof value === "boolean")
    return wanted === String(value) || wanted === Number(value) || wanted === String(Number(value));
  return String(value) === String(wanted);
}

function isWithin(value: Scalar, bounds: RangeBounds): boolean {
  if (value === null) return false;
  const against = (bound: string | number) => {
    const left = typeof bound === "number" ? Number(value) : value;
    return typeof left === "number"
      ? left - Number(bound)
      : String(left) < String(bound)
        ? -1
        : String(left) > String(bound)
          ? 1
          : 0;
  };
  return (
    (bounds.gt === undefined || against(bounds.gt) > 0) &&
    (bounds.gte === undefined || against(bounds.gte) >= 0) &&
    (bounds.lt === undefined || against(bounds.lt) < 0) &&
    (bounds.lte === undefined || against(bounds.lte) <= 0)
  );
}

function hasPart(value: unknown, type: "contains" | "prefix" | "suffix", wanted: string): boolean {
  if (typeof value !== "string") return false;
  const text = value.toLowerCase();
  const part = wanted.toLowerCase();
  if (type === "contains") return text.includes(part);
  return type === "prefix" ? text.startsWith(part) : text.endsWith(part);
}
