import type { ViolationCode } from "../error-code.ts";
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

export const blank = "VIOLATION::IS_BLANK_ERROR";
export const tooShort = "VIOLATION::TOO_SHORT_ERROR";
/** Ours: everybody tries it first, or it is made of the address or the name of the shop. */
export const tooCommon = "VIOLATION::PASSWORD_TOO_COMMON";
export const tooLong = "VIOLATION::TOO_LONG_ERROR";
export const badFormat = "VIOLATION::INVALID_FORMAT_ERROR";
export const badEmail = "VIOLATION::INVALID_EMAIL_FORMAT_ERROR";
export const noChoice = "VIOLATION::NO_SUCH_CHOICE_ERROR";
export const notEqual = "VIOLATION::NOT_EQUAL_ERROR";
export const unknownEntity = "VIOLATION::ENTITY_DOES_NOT_EXISTS";
export const badVatId = "VIOLATION::VAT_ID_FORMAT_NOT_CORRECT";
export const badZipcode = "VIOLATION::ZIP_CODE_INVALID";
