import type { Field } from "../check-form.ts";
import { bad, type Checked, good, limit, type Violation } from "../checked.ts";
import { formLimit } from "../form-limit.ts";
import { lengthOf } from "./text-field.ts";

/** A password that is tried. Spaces count, so it is not trimmed. */
export const givenPassword: Field<string> = (raw, pointer) => passwordOf(raw, pointer, 1);

/** A password that is chosen: long enough, and nothing about which characters (NIST SP 800-63B). */
export const newPassword: Field<string> = (raw, pointer) => passwordOf(raw, pointer, formLimit.passwordMin);

function passwordOf(raw: unknown, pointer: string, min: number): Checked<string> {
  if (raw === undefined || raw === null || raw === "") return bad("VIOLATION::IS_BLANK_ERROR", pointer);
  if (typeof raw !== "string") return bad("VIOLATION::INVALID_TYPE_ERROR", pointer);
  const length = lengthOf(raw);
  if (length > formLimit.password) {
    return bad("VIOLATION::TOO_LONG_ERROR", pointer, limit(formLimit.password));
  }
  return length < min ? bad("VIOLATION::TOO_SHORT_ERROR", pointer, limit(min)) : good(raw);
}

/** Typed twice and not the same. Shopware points to the first of the two. */
export function difference(first: unknown, second: unknown, pointer: string): readonly Violation[] {
  const isTyped = typeof first === "string" && typeof second === "string" && first !== "" && second !== "";
  return isTyped && first !== second ? [{ code: "VIOLATION::NOT_EQUAL_ERROR", pointer }] : [];
}
