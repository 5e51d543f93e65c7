import type { ViolationCode } from "../error/error-code.ts";
import { badParameter } from "./shared-errors.ts";

/** A value of the wrong kind is a violation too where a form is sent. */
export const formInput = { badInput: "VIOLATION::INVALID_TYPE_ERROR" } as const;

/** What a form may answer: unknown fields, wrong kinds of values, and the violations named here. */
export function formErrors<const C extends ViolationCode>(...codes: readonly C[]) {
  return [
    badParameter,
    { status: 400, code: "VIOLATION::INVALID_TYPE_ERROR" },
    ...violationErrors(...codes),
  ] as const;
}

export function violationErrors<const C extends ViolationCode>(...codes: readonly C[]) {
  return codes.map((code) => ({ status: 400, code }) as const);
}

export const BLANK = "VIOLATION::IS_BLANK_ERROR";
export const TOO_SHORT = "VIOLATION::TOO_SHORT_ERROR";
/** Ours: everybody tries it first, or it is made of the address or the name of the shop. */
export const TOO_COMMON = "VIOLATION::PASSWORD_TOO_COMMON";
export const TOO_LONG = "VIOLATION::TOO_LONG_ERROR";
export const BAD_FORMAT = "VIOLATION::INVALID_FORMAT_ERROR";
export const BAD_EMAIL = "VIOLATION::INVALID_EMAIL_FORMAT_ERROR";
export const NO_CHOICE = "VIOLATION::NO_SUCH_CHOICE_ERROR";
export const NOT_EQUAL = "VIOLATION::NOT_EQUAL_ERROR";
export const UNKNOWN_ENTITY = "VIOLATION::ENTITY_DOES_NOT_EXISTS";
export const BAD_VAT_ID = "VIOLATION::VAT_ID_FORMAT_NOT_CORRECT";
export const BAD_ZIPCODE = "VIOLATION::ZIP_CODE_INVALID";
