import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Field } from "../check-form.ts";
import { bad, good, isBlank } from "../checked.ts";
import { formLimit } from "../form-limit.ts";
import { examplePhone } from "./phone-example.ts";
import { oneLine } from "./text-field.ts";

const german = /^\+49[1-9]\d{5,12}$/;
const e164 = /^\+[1-9]\d{6,14}$/;

const line = oneLine({ max: formLimit.phone, tooLongDetail: "VIOLATION::PHONE_NUMBER_IS_TOO_LONG" });

/** Of an address: as people of its country write it, or with the code of another; in Germany only German ones. Kept as E.164. */
export function phoneField(countryIso: string | null): Field<string> {
  const readAny = anyPhoneField(countryIso);
  return (raw, pointer) => {
    const read = readAny(raw, pointer);
    if (!read.ok || countryIso !== "DE" || german.test(read.value)) return read;
    const detail = "VIOLATION::PHONE_NUMBER_NOT_GERMAN";
    return bad("VIOLATION::INVALID_FORMAT_ERROR", pointer, { detail, ...exampleFor(countryIso) });
  };
}

/** Of whoever waits there or wants to be called: a number of any country, without a code one of this country. */
export function anyPhoneField(countryIso: string | null): Field<string> {
  return (raw, pointer) => {
    if (isBlank(raw)) {
      const detail = "VIOLATION::PHONE_NUMBER_IS_BLANK_ERROR";
      return bad("VIOLATION::IS_BLANK_ERROR", pointer, { detail });
    }
    const typed = line(raw, pointer);
    if (!typed.ok) return typed;
    const phone = internationalNumber(typed.value, countryIso);
    return phone === null
      ? bad("VIOLATION::INVALID_FORMAT_ERROR", pointer, exampleFor(countryIso))
      : good(phone);
  };
}

function internationalNumber(typed: string, countryIso: string | null): string | null {
  // `+49 (0) 30 …` is written often; the zero belongs to calls from within.
  const phone = parsePhoneNumberFromString(typed.replace("(0)", ""), {
    ...(countryIso !== null && { defaultCountry: countryIso as CountryCode }),
    extract: false,
  });
  if (!phone?.isPossible() || !phone.isValid() || phone.ext !== undefined) return null;
  return e164.test(phone.number) ? phone.number : null;
}

const exampleFor = (countryIso: string | null) => ({
  parameters: { "{{ example }}": examplePhone(countryIso) },
});
