import { accountTypes } from "../../account-type.ts";
import { asFields, checkForm, type Field, optional } from "../check-form.ts";
import { bad, isBlank } from "../checked.ts";
import type { CountryRule } from "../country-rule.ts";
import { formLimit } from "../form-limit.ts";
import { phoneField } from "../field/phone.ts";
import { nameField, oneLine } from "../field/text-field.ts";
import { choice, knownId } from "../field/value-field.ts";

export interface AddressRules {
  readonly countries: readonly CountryRule[];
  readonly salutationIds: readonly string[];
}

export type CheckedAddress = Extract<ReturnType<typeof checkAddress>, { ok: true }>["value"];

/** The number for text messages. An address of the Store API has no field for it. */
export const MOBILE_NUMBER_FIELD = "hearth_mobile_number";

const line = oneLine({ max: formLimit.line });

export const firstName = nameField({
  blankDetail: "VIOLATION::FIRST_NAME_IS_BLANK_ERROR",
  tooLongDetail: "VIOLATION::FIRST_NAME_IS_TOO_LONG",
});
export const lastName = nameField({
  blankDetail: "VIOLATION::LAST_NAME_IS_BLANK_ERROR",
  tooLongDetail: "VIOLATION::LAST_NAME_IS_TOO_LONG",
});
export const title = optional(nameField({ tooLongDetail: "VIOLATION::TITLE_IS_TOO_LONG" }));

/** `accountType: "business"` makes the company mandatory. */
export function checkAddress(input: unknown, rules: AddressRules, at = "") {
  const raw = asFields(input);
  const country = rules.countries.find((known) => known.id === raw.countryId);
  const isBusiness = raw.accountType === "business";
  return checkForm(
    {
      accountType: optional(choice(accountTypes)),
      salutationId: optional(knownId(rules.salutationIds)),
      title,
      firstName,
      lastName,
      company: isBusiness ? line : optional(line),
      department: optional(line),
      street: oneLine({ max: formLimit.line, blankDetail: "VIOLATION::STREET_IS_BLANK_ERROR" }),
      additionalAddressLine1: optional(line),
      additionalAddressLine2: optional(line),
      zipcode: country?.isZipcodeRequired ? zipcodeField(country) : optional(zipcodeField(country)),
      city: oneLine({ max: formLimit.line, blankDetail: "VIOLATION::CITY_IS_BLANK_ERROR" }),
      countryId: countryField(rules.countries),
      countryStateId: stateField(country),
      phoneNumber: optional(phoneField(country?.iso ?? null)),
      customFields: (fields, pointer) =>
        checkForm({ [MOBILE_NUMBER_FIELD]: optional(phoneField(country?.iso ?? null)) }, fields, pointer),
    },
    raw,
    at,
  );
}

function countryField(countries: readonly CountryRule[]): Field<string> {
  const known = knownId(countries.map((country) => country.id));
  return (raw, pointer) =>
    isBlank(raw)
      ? bad("VIOLATION::IS_BLANK_ERROR", pointer, { detail: "VIOLATION::COUNTRY_IS_BLANK_ERROR" })
      : known(raw, pointer);
}

function stateField(country: CountryRule | undefined): Field<string | null> {
  const state = knownId(country?.stateIds ?? []);
  return country?.isStateRequired ? state : optional(state);
}

/** The cart's estimate takes the same characters. */
const ANY_ZIPCODE = "[0-9A-Za-z -]+";

function zipcodeField(country: CountryRule | undefined): Field<string> {
  const pattern = new RegExp(`^(?:${country?.zipcodePattern ?? ANY_ZIPCODE})$`, "i");
  const text = oneLine({ max: formLimit.zipcode, tooLongDetail: "VIOLATION::ZIPCODE_IS_TOO_LONG" });
  return (raw, pointer) => {
    const zipcode = text(raw, pointer);
    return zipcode.ok && !pattern.test(zipcode.value) ? bad("VIOLATION::ZIP_CODE_INVALID", pointer) : zipcode;
  };
}
