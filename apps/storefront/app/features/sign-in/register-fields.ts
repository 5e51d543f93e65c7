import type { Country, Salutation } from "@hearth/contract";
import { countryRule } from "@hearth/contract/form";
import type { AddressRules } from "@hearth/contract/form";
import { formInput } from "../../platform/forms/form-values.ts";
import type { FormValues } from "../../platform/forms/form-state.ts";

/** The fields of an address that every form asks, in the words of the shop API. */
export const addressNames = [
  "company",
  "department",
  "street",
  "additionalAddressLine1",
  "zipcode",
  "city",
  "countryId",
  "countryStateId",
  "phoneNumber",
] as const;

/** Every field the registration takes; others are not read. */
export const registerNames = [
  "accountType",
  "salutationId",
  "firstName",
  "lastName",
  "email",
  "password",
  "vatIds",
  "acceptedDataProtection",
  "otherShipping",
  ...addressNames.map((name) => `billingAddress.${name}`),
  ...["firstName", "lastName", ...addressNames].map((name) => `shippingAddress.${name}`),
];

/** What the shop API takes: fields of a company only from companies, the second address only when it is wanted. */
export function registration(values: FormValues, rules: AddressRules, group: string | null) {
  const isBusiness = values["accountType"] === "business";
  const { vatIds, otherShipping, acceptedDataProtection, ...rest } = values;
  const wanted = Object.entries(rest).filter(
    ([name]) =>
      (otherShipping === "on" || !name.startsWith("shippingAddress.")) &&
      (isBusiness || !/^billingAddress\.(company|department)$/.test(name)) &&
      !isStateElsewhere(name, values, rules),
  );
  return {
    ...formInput(Object.fromEntries(wanted)),
    ...(isBusiness && vatIds?.trim() ? { vatIds: [vatIds.trim()] } : {}),
    acceptedDataProtection: acceptedDataProtection === "on",
    ...(group === null ? {} : { requestedGroupId: group }),
  };
}

/** Without a script the list holds the states of all countries: one of another country is a slip, not a fault. */
export function isStateElsewhere(name: string, values: FormValues, { countries }: AddressRules): boolean {
  if (!name.endsWith(".countryStateId")) return false;
  const country = countries.find(({ id }) => id === values[name.replace("StateId", "Id")]);
  return country !== undefined && !country.stateIds.includes(values[name] ?? "");
}

/** Most people live where their language is spoken; else the first country is as good as any. */
export function homeCountry({ rules }: AddressChoices, locale: string): string {
  const [first, ...others] = rules.countries;
  return [...others, first].find((country) => country?.iso === locale.slice(-2))?.id ?? first?.id ?? "";
}

export type Option = { value: string; label: string; group?: { id: string; label: string } };

/** What the form offers and the rules it is checked by, of one reading. */
export type AddressChoices = {
  salutations: Option[];
  countries: Option[];
  states: Option[];
  rules: AddressRules;
};

export function addressChoices(
  countries: readonly Country[],
  salutations: readonly Salutation[],
): AddressChoices {
  const name = (thing: { name?: string | null; translated: { name?: string | null } }) =>
    thing.translated.name ?? thing.name ?? "";
  return {
    salutations: salutations.map(({ id, displayName, translated }) => ({
      value: id,
      label: translated.displayName ?? displayName ?? "",
    })),
    countries: countries.map((country) => ({ value: country.id, label: name(country) })),
    states: countries
      .filter((country) => country.displayStateInRegistration)
      .flatMap((country) =>
        (country.states ?? []).map((state) => ({
          value: state.id,
          label: name(state),
          group: { id: country.id, label: name(country) },
        })),
      ),
    rules: {
      countries: countries.map(countryRule),
      salutationIds: salutations.map(({ id }) => id),
    },
  };
}
