import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Field } from "./check-form.ts";
import { bad, good, isBlank } from "./checked.ts";
import { formLimit } from "./form-limit.ts";
import { oneLine } from "./text-field.ts";

const callable = /^\+?[\d ()/.-]{5,}$/;

const line = oneLine({ max: formLimit.phone, tooLongDetail: "VIOLATION::PHONE_NUMBER_IS_TOO_LONG" });

/**
 * As people of that country write it (030 123456, 600 700 800), or with the code of another; kept as E.164. In Germany only numbers
 * that begin with +49.
 */
export function phoneField(countryIso: string | null): Field<string> {
  return (raw, pointer) => {
    if (isBlank(raw)) {
      const detail = "VIOLATION::PHONE_NUMBER_IS_BLANK_ERROR";
      return bad("VIOLATION::IS_BLANK_ERROR", pointer, { detail });
    }
    const typed = line(raw, pointer);
    if (!typed.ok) return typed;
    const phone = internationalNumber(typed.value, countryIso);
    return phone === null ? bad("VIOLATION::INVALID_FORMAT_ERROR", pointer) : good(phone);
  };
}

/** Where no country is known: as people write it, so that a question is not lost for its phone number. */
export const loosePhone: Field<string> = (raw, pointer) => {
  const typed = line(raw, pointer);
  return !typed.ok || callable.test(typed.value) ? typed : bad("VIOLATION::INVALID_FORMAT_ERROR", pointer);
};

function internationalNumber(typed: string, countryIso: string | null): string | null {
  // `+49 (0) 30 …` is written often; the zero belongs to calls from within.
  const phone = parsePhoneNumberFromString(typed.replace("(0)", ""), {
    ...(countryIso !== null && { defaultCountry: countryIso as CountryCode }),
    extract: false,
  });
  if (!phone?.isPossible() || phone.ext !== undefined) return null;
  return countryIso === "DE" && phone.countryCallingCode !== "49" ? null : phone.number;
}
