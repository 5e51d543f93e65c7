import type { ApiError } from "../error/api-error.ts";
import { apiError } from "../error/api-failure.ts";
import type { CriteriaErrorCode, RequestErrorCode } from "../error/error-code.ts";
import { criteriaLimit } from "./criteria-limit.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** Collects errors and counts filters and associations over the whole criteria tree of one request. */
export interface Reader {
  readonly errors: ApiError[];
  readonly spent: { filters: number; aggregations: number; associations: number };
}

export function createReader(): Reader {
  return { errors: [], spent: { filters: 0, aggregations: 0, associations: 0 } };
}

/** Notes an error and gives undefined, so that a parser can end with `return refuse(…)`. */
export function refuse(
  reader: Reader,
  code: CriteriaErrorCode | RequestErrorCode,
  pointer: string,
  detail: string,
): undefined {
  // A body of hostile size must not make an answer of the same size.
  if (reader.errors.length < 50) reader.errors.push(apiError(400, code, { pointer, detail }));
  return undefined;
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A map as Shopware clients send it: an object, or `[]` when empty. */
export function asMap(value: unknown): JsonObject | undefined {
  if (isObject(value)) return value;
  return Array.isArray(value) && value.length === 0 ? {} : undefined;
}

/** Own property only: `constructor` and the like never come from the prototype. */
export function own(object: JsonObject, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

export function unknownKeys(object: JsonObject, known: readonly string[]): string[] {
  return Object.keys(object).filter((key) => !known.includes(key));
}

export function refuseUnknownKeys(
  reader: Reader,
  object: JsonObject,
  known: readonly string[],
  problem: { readonly code: CriteriaErrorCode | RequestErrorCode; readonly pointer: string },
): void {
  for (const key of unknownKeys(object, known)) {
    refuse(reader, problem.code, `${problem.pointer}/${pointerPart(key)}`, "This key is not supported");
  }
}

/** Escapes one part of a JSON pointer (RFC 6901) and keeps it short. */
export function pointerPart(key: string): string {
  return key.slice(0, criteriaLimit.nameLength).replaceAll("~", "~0").replaceAll("/", "~1");
}

const inherited: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
]);

const namePart = /^[A-Za-z_][A-Za-z0-9_-]*$/;

/** A plain name: relation, entity, field of `includes`. */
export function isName(value: unknown): value is string {
  return (
    typeof value === "string" &&
    value.length <= criteriaLimit.nameLength &&
    namePart.test(value) &&
    !inherited.has(value)
  );
}

/** A field relative to the listed entity: names joined with dots, `manufacturer.name`. */
export function isFieldName(value: unknown): value is string {
  return (
    typeof value === "string" && value.length <= criteriaLimit.nameLength && value.split(".").every(isName)
  );
}
