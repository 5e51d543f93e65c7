import type { Static, TSchema } from "typebox";
import type { ApiError } from "../error/api-error.ts";
import { apiError } from "../error/api-failure.ts";
import { compiled } from "../schema/compiled-check.ts";
import { type JsonObject, own } from "../criteria/reader.ts";
import { readWholeNumber } from "../criteria/whole-number.ts";
import type { Endpoint } from "../endpoint.ts";
import type { ErrorCode } from "../error/error-code.ts";
import { isTextList } from "../schema/schema-parts.ts";

/** Of an endpoint, whichever table it stands in: its own fields, and what is answered where they are wrong. */
export type InputRules = Pick<Endpoint, "input" | "required" | "badInput" | "badParts">;

export type ParsedInput<E extends InputRules> =
  | { readonly ok: true; readonly input: Static<E["input"]> }
  | { readonly ok: false; readonly errors: readonly ApiError[] };

/** The endpoint's own fields, checked one by one so that every fault names its field. */
export function parseInput<E extends InputRules>(endpoint: E, fields: JsonObject): ParsedInput<E> {
  const errors: ApiError[] = [];
  const input: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(endpoint.input.properties)) {
    const value = coerce(schema, own(fields, key));
    const isRequired = endpoint.required.includes(key);
    if (isRequired && isBlank(value)) {
      errors.push(fault(endpoint, "FRAMEWORK__MISSING_REQUEST_PARAMETER", key));
    } else if (value !== undefined && fits(schema, value)) input[key] = value;
    else if (!isBlank(value)) errors.push(...faultsOf(endpoint, key, schema, value));
  }
  // Every field was checked by its own schema; the type cannot follow that.
  return errors.length === 0 ? { ok: true, input: input as Static<E["input"]> } : { ok: false, errors };
}

function fault(endpoint: InputRules, code: ErrorCode, key: string): ApiError {
  const isGeneral = endpoint.badInput === "FRAMEWORK__INVALID_REQUEST_PARAMETER";
  const detail = `The parameter ${key} is missing or has a wrong value`;
  return apiError(400, isGeneral ? code : endpoint.badInput, {
    pointer: `/${key}`,
    detail,
    parameters: { parameterName: key },
  });
}

/** Things in a list have codes for their parts: the first fault of each part is told. */
function faultsOf(endpoint: InputRules, key: string, schema: TSchema, value: unknown): ApiError[] {
  const whole = fault(endpoint, "FRAMEWORK__INVALID_REQUEST_PARAMETER", key);
  if (Object.keys(endpoint.badParts).length === 0 || isTooLong(schema, value)) return [whole];
  const faults = new Map<string, ApiError>();
  for (const error of compiled(schema).Errors(value)) {
    const missing = error.keyword === "required" ? error.params.requiredProperties : [];
    const [index, part] = [...error.instancePath.split("/").slice(1), ...missing];
    const pointer = [key, index, part].filter((step) => step !== undefined).join("/");
    const code = own(endpoint.badParts, part ?? "") as ErrorCode | undefined;
    faults.set(pointer, fault(endpoint, code ?? "FRAMEWORK__INVALID_REQUEST_PARAMETER", pointer));
  }
  return faults.size === 0 ? [whole] : [...faults.values()];
}

/** A list of hostile length is not looked through. */
function isTooLong(schema: TSchema, value: unknown): boolean {
  return Array.isArray(value) && "maxItems" in schema && value.length > Number(schema.maxItems);
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === "string" && value.trim() === "");
}

/** PostgreSQL refuses text with a NUL character, and JSON with half a character, so they stop here. */
function fits(schema: TSchema, value: unknown): boolean {
  const isStorable = typeof value !== "string" || (!value.includes("\0") && value.isWellFormed());
  return isStorable && compiled(schema).Check(value);
}

/** Query strings know only text, and PHP clients send text for numbers and truth values in JSON too. */
function coerce(schema: TSchema, value: unknown): unknown {
  if (!("type" in schema)) return value;
  if (schema.type === "integer") return readWholeNumber(value) ?? value;
  if (isTextList(schema)) return typeof value === "string" ? [value] : value;
  if (schema.type !== "boolean") return value;
  if (value === "1" || value === "true" || value === 1) return true;
  if (value === "0" || value === "false" || value === 0) return false;
  return value;
}
