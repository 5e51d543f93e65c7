import type { Country, Salutation } from "@hearth/contract";
import { countryRule } from "@hearth/contract/form";
import type { AddressRules } from "@hearth/contract/form";

export interface Option {
  value: string;
  label: string;
}

export interface StatesOfCountry {
  countryId: string;
  options: Option[];
}

/** What the form offers and the rules it is checked by, of one reading. */
export interface AddressChoices {
  salutations: Option[];
  countries: Option[];
  states: StatesOfCountry[];
  /** Two letters of each country, by its id. */
  isos: Record<string, string>;
  rules: AddressRules;
}

/** What a form shows of it. */
export type OfferedChoices = Omit<AddressChoices, "rules">;

export function addressChoices(
  countries: readonly Country[],
  salutations: readonly Salutation[],
): AddressChoices {
  return {
    salutations: salutations.map(({ id, displayName, translated }) => ({
      value: id,
      label: translated.displayName ?? displayName ?? "",
    })),
    countries: countries.map(option),
    states: countries.flatMap(({ id, states, displayStateInRegistration }) =>
      displayStateInRegistration && states?.length ? [{ countryId: id, options: states.map(option) }] : [],
    ),
    isos: Object.fromEntries(countries.map(({ id, iso }) => [id, iso ?? ""])),
    rules: {
      countries: countries.map(countryRule),
      salutationIds: salutations.map(({ id }) => id),
    },
  };
}

interface Named {
  id: string;
  name?: string | null;
  translated: { name?: string | null };
}

function option({ id, name, translated }: Named): Option {
  return { value: id, label: translated.name ?? name ?? "" };
}

/** Most people live where their language is spoken; else the first country is as good as any. */
export function homeCountry({ rules }: Pick<AddressChoices, "rules">, locale: string): string {
  const [first, ...others] = rules.countries;
  return [...others, first].find((country) => country?.iso === locale.slice(-2))?.id ?? first?.id ?? "";
}
