import type { Sort } from "./criteria.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { isFieldName, isObject, own, type Reader, refuse, refuseUnknownKeys } from "./reader.ts";

const CODE = "FRAMEWORK__INVALID_SORT_QUERY";

/** An array of `{field, order, naturalSorting, type}`, or text such as `-createdAt,name`. */
export function parseSorts(reader: Reader, value: unknown, pointer: string): readonly Sort[] {
  if (value === undefined) return [];
  const list = typeof value === "string" ? parseSortText(value) : value;
  if (!Array.isArray(list) || list.length > criteriaLimit.sorts) {
    refuse(
      reader,
      CODE,
      pointer,
      `Sortings must be a list of at most ${criteriaLimit.sorts} entries, or text`,
    );
    return [];
  }
  return list.flatMap((entry, index) => {
    const sort = parseSort(reader, entry, `${pointer}/${index}`);
    return sort === undefined ? [] : [sort];
  });
}

function parseSortText(text: string): readonly unknown[] {
  return text
    .split(",")
    .map((part) => (part.startsWith("-") ? { field: part.slice(1), order: "DESC" } : { field: part }));
}

export function parseSort(reader: Reader, value: unknown, pointer: string): Sort | undefined {
  if (!isObject(value)) return refuse(reader, CODE, pointer, "A sorting must be an object");
  refuseUnknownKeys(reader, value, ["field", "order", "naturalSorting", "type"], { code: CODE, pointer });

  const field = own(value, "field");
  if (!isFieldName(field))
    return refuse(reader, CODE, `${pointer}/field`, "The field is missing or not a field name");

  const order = own(value, "order") ?? "ASC";
  const direction = typeof order === "string" ? order.toUpperCase() : "";
  if (direction !== "ASC" && direction !== "DESC") {
    return refuse(reader, CODE, `${pointer}/order`, "The order must be ASC or DESC");
  }

  const type = own(value, "type") ?? "";
  if (type !== "" && type !== "count")
    return refuse(reader, CODE, `${pointer}/type`, "The type must be count");

  const natural = own(value, "naturalSorting") ?? false;
  const naturalSorting = natural === true || natural === 1 || natural === "1" || natural === "true";
  return { field, order: direction, naturalSorting, byCount: type === "count" };
}
