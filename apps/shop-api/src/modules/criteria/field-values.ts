import type { Scalar } from "@hearth/contract";

/** Values behind a dotted field name; lists on the way are looked into, so `states.name` gives the names of all states. */
export function fieldValues(element: unknown, field: string): unknown[] {
  let values: unknown[] = [element];
  for (const part of field.split(".")) {
    values = values.flatMap((value) => {
      const items = Array.isArray(value) ? value : [value];
      return items.map((item) =>
        typeof item === "object" && item !== null && Object.hasOwn(item, part)
          ? (item as Record<string, unknown>)[part]
          : null,
      );
    });
  }
  return values.flat();
}

/** The same without whole objects: what can be compared. */
export function scalarValues(element: unknown, field: string): Scalar[] {
  return fieldValues(element, field).map((value) =>
    typeof value === "object" || value === undefined ? null : (value as Scalar),
  );
}
