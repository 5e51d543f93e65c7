import { isId } from "../schema/id-pattern.ts";
import type { TotalCountMode } from "./criteria.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { type Reader, refuse } from "./reader.ts";
import { readWholeNumber } from "./whole-number.ts";

export function parsePage(reader: Reader, value: unknown, pointer: string): number {
  if (value === undefined) return 1;
  const page = readWholeNumber(value);
  if (page === undefined || page < 1 || page > criteriaLimit.page) {
    refuse(
      reader,
      "FRAMEWORK__INVALID_PAGE_QUERY",
      pointer,
      `The page must be a whole number from 1 to ${criteriaLimit.page}`,
    );
    return 1;
  }
  return page;
}

export function parseLimit(reader: Reader, value: unknown, pointer: string): number | undefined {
  if (value === undefined) return undefined;
  const limit = readWholeNumber(value);
  if (limit === undefined || limit < 1) {
    return refuse(
      reader,
      "FRAMEWORK__INVALID_LIMIT_QUERY",
      pointer,
      "The limit must be a whole number from 1",
    );
  }
  if (limit > criteriaLimit.pageSize) {
    const detail = `The limit must be lower than or equal to ${criteriaLimit.pageSize}`;
    return refuse(reader, "FRAMEWORK__QUERY_LIMIT_EXCEEDED", pointer, detail);
  }
  return limit;
}

/** An array, or text joined with `|`. */
export function parseIds(reader: Reader, value: unknown, pointer: string): readonly string[] | undefined {
  if (value === undefined) return undefined;
  const ids = splitList(value);
  if (ids === undefined || ids.length > criteriaLimit.ids || !ids.every(isId)) {
    const detail = `Ids must be at most ${criteriaLimit.ids} texts of 32 lower-case hex characters`;
    return refuse(reader, "FRAMEWORK__INVALID_API_CRITERIA_IDS", pointer, detail);
  }
  return [...new Set(ids)];
}

/** Elements of an array, or of text joined with `|`; empty text is an empty list. */
export function splitList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (typeof value !== "string") return undefined;
  return value === "" ? [] : value.split("|");
}

const totalCountModes: Readonly<Record<string, TotalCountMode>> = {
  exact: "exact",
  "1": "exact",
  "next-pages": "next-pages",
  "2": "next-pages",
};

/** Unknown values count as `none`, as in the real API. */
export function parseTotalCountMode(value: unknown): TotalCountMode {
  if (typeof value !== "string" && typeof value !== "number") return "none";
  const mode = String(value);
  return Object.hasOwn(totalCountModes, mode) ? (totalCountModes[mode] ?? "none") : "none";
}
