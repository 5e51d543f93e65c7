import { isId } from "../../schema/id-pattern.ts";
import type { Field } from "../check-form.ts";
import { bad, good, isBlank, limit } from "../checked.ts";

export function choice<const T extends string>(choices: readonly T[]): Field<T> {
  return (raw, pointer) => {
    if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
    const chosen = choices.find((known) => known === raw);
    return chosen === undefined ? bad("VIOLATION::NO_SUCH_CHOICE_ERROR", pointer) : good(chosen);
  };
}

/** The id of something this shop has. */
export function knownId(ids: readonly string[]): Field<string> {
  return (raw, pointer) => {
    if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
    const isKnown = typeof raw === "string" && ids.includes(raw);
    return isKnown ? good(raw) : bad("VIOLATION::ENTITY_DOES_NOT_EXISTS", pointer);
  };
}

/** An id that only the server can look up. */
export const anyId: Field<string> = (raw, pointer) =>
  isId(raw) ? good(raw) : bad("VIOLATION::ENTITY_DOES_NOT_EXISTS", pointer);

/** A checkbox that must be ticked. */
export const mustBeTicked: Field<true> = (raw, pointer) =>
  isTicked(raw) ? good(true) : bad("VIOLATION::IS_BLANK_ERROR", pointer);

/** Browsers send `on` or nothing. */
export function isTicked(raw: unknown): boolean {
  return raw === true || raw === 1 || raw === "on" || raw === "1" || raw === "true";
}

export function wholeNumber({ min, max }: { min: number; max: number }): Field<number> {
  const range = { "{{ min }}": String(min), "{{ max }}": String(max) };
  const beyond = (value: number) => ({
    detail: "VIOLATION::NOT_IN_RANGE_ERROR" as const,
    parameters: { ...limit(value).parameters, ...range },
  });
  return (raw, pointer) => {
    if (isBlank(raw)) return bad("VIOLATION::IS_BLANK_ERROR", pointer);
    const value = typeof raw === "string" ? Number(raw) : raw;
    if (typeof value !== "number" || Number.isNaN(value))
      return bad("VIOLATION::INVALID_TYPE_ERROR", pointer, { detail: "VIOLATION::NOT_NUMERIC_ERROR" });
    if (!Number.isInteger(value))
      return bad("VIOLATION::INVALID_TYPE_ERROR", pointer, { detail: "VIOLATION::NOT_AN_INTEGER_ERROR" });
    if (value < min) return bad("VIOLATION::TOO_LOW_ERROR", pointer, beyond(min));
    return value > max ? bad("VIOLATION::TOO_HIGH_ERROR", pointer, beyond(max)) : good(value);
  };
}

/** The address of a storefront: one of the channel's domains, with or without a slash at its end. */
export function storefrontUrl(domains: readonly string[]): Field<string> {
  const field = choice(domains.map(withoutSlash));
  return (raw, pointer) => field(typeof raw === "string" ? withoutSlash(raw) : raw, pointer);
}

const withoutSlash = (url: string): string => url.replace(/\/$/, "");
