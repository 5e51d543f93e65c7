import type { Field } from "./check-form.ts";
import { bad, good, isBlank } from "./checked.ts";
import { formLimit } from "./form-limit.ts";
import { oneLine } from "./text-field.ts";

const german = /^\+49[1-9]\d{5,12}$/;
const e164 = /^\+[1-9]\d{6,14}$/;
const callable = /^\+?[\d ()/.-]{5,}$/;

const line = oneLine({ max: formLimit.phone, tooLongDetail: "VIOLATION::PHONE_NUMBER_IS_TOO_LONG" });

/** Kept as E.164. In Germany only numbers that begin with +49. */
export function phoneField(countryIso: string | null): Field<string> {
  const pattern = countryIso === "DE" ? german : e164;
  return (raw, pointer) => {
    if (isBlank(raw)) {
      const detail = "VIOLATION::PHONE_NUMBER_IS_BLANK_ERROR";
      return bad("VIOLATION::IS_BLANK_ERROR", pointer, { detail });
    }
    const typed = line(raw, pointer);
    if (!typed.ok) return typed;
    const phone = tidyPhone(typed.value);
    return pattern.test(phone) ? good(phone) : bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
  };
}

/** Where no country is known: as people write it, so that a question is not lost for its phone number. */
export const loosePhone: Field<string> = (raw, pointer) => {
  const typed = line(raw, pointer);
  return !typed.ok || callable.test(typed.value) ? typed : bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
};

/** `+49 (0) 30 / 12 34-56` and `0049 30 123456` are written often; both mean +4930123456. */
function tidyPhone(typed: string): string {
  return typed
    .replace(/\(0\)/, "")
    .replaceAll(/[\s()/.-]/g, "")
    .replace(/^00/, "+");
}
