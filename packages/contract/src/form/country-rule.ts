import type { Country } from "../entity/sales-channel/country.ts";

/** What a country asks of an address. The storefront reads it from `/country`, the server from its table. */
export interface CountryRule {
  readonly id: string;
  readonly iso: string;
  readonly isStateRequired: boolean;
  readonly stateIds: readonly string[];
  readonly isZipcodeRequired: boolean;
  /** Null: any. */
  readonly zipcodePattern: string | null;
  readonly isVatIdRequired: boolean;
  /** Null: the format of the Union, or any outside of it. */
  readonly vatIdPattern: string | null;
}

/** The states must have been asked for, or none is known. */
export function countryRule(country: Country): CountryRule {
  const { checkPostalCodePattern, checkAdvancedPostalCodePattern, checkVatIdPattern } = country;
  const ownPattern = checkAdvancedPostalCodePattern ? country.advancedPostalCodePattern : null;
  return {
    id: country.id,
    iso: country.iso ?? "",
    isStateRequired: country.forceStateInRegistration,
    stateIds: (country.states ?? []).map((state) => state.id),
    isZipcodeRequired: country.postalCodeRequired,
    zipcodePattern: ownPattern ?? (checkPostalCodePattern ? country.defaultPostalCodePattern : null),
    isVatIdRequired: country.vatIdRequired,
    vatIdPattern: checkVatIdPattern ? country.vatIdPattern : null,
  };
}
