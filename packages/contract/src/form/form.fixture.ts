import type { Checked } from "./checked.ts";
import type { CountryRule } from "./country-rule.ts";
import type { RegisterRules } from "./account/register.ts";

/** What is wrong, short enough for tables: `/street IS_BLANK_ERROR`. */
export function faults(checked: Checked<unknown>): string[] {
  if (checked.ok) return [];
  return checked.violations.map(({ code, pointer }) => `${pointer} ${code.replace("VIOLATION::", "")}`);
}

export const idOf = (letter: string): string => letter.repeat(32);

export const germany: CountryRule = {
  id: idOf("d"),
  iso: "DE",
  isStateRequired: false,
  stateIds: [idOf("1"), idOf("2")],
  isZipcodeRequired: true,
  zipcodePattern: "\\d{5}",
  isVatIdRequired: false,
  vatIdPattern: "DE\\d{9}",
};

export const poland: CountryRule = {
  ...germany,
  id: idOf("e"),
  iso: "PL",
  isStateRequired: true,
  stateIds: [idOf("3")],
  zipcodePattern: "\\d{2}-\\d{3}",
  isVatIdRequired: true,
  vatIdPattern: null,
};

/** A country without postcodes. */
export const ireland: CountryRule = {
  ...germany,
  id: idOf("f"),
  iso: "IE",
  isZipcodeRequired: false,
  zipcodePattern: null,
  vatIdPattern: null,
};

export const rules: RegisterRules = {
  countries: [germany, poland, ireland],
  salutationIds: [idOf("a"), idOf("b")],
  storefrontUrls: ["https://shop.example", "https://shop.example/pl"],
  requestableGroups: [
    { id: idOf("7"), isOnlyForCompanies: true },
    { id: idOf("8"), isOnlyForCompanies: false },
  ],
  today: "2025-05-07",
};

export const address = {
  firstName: "Erika",
  lastName: "Muster",
  street: "Heizgasse 1",
  zipcode: "12345",
  city: "Berlin",
  countryId: germany.id,
};

export const registration = {
  email: "erika@shop.example",
  password: "correct horse",
  firstName: "Erika",
  lastName: "Muster",
  acceptedDataProtection: true,
  storefrontUrl: "https://shop.example",
  billingAddress: address,
};
