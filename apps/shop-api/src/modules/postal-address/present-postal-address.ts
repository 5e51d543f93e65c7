import type { Scope } from "../context/index.ts";
import { presentCountry, presentCountryState, presentSalutation } from "../reference/index.ts";
import type { PostalAddressRow } from "./postal-address-row.ts";

/** What every address of the contract has. */
export function postalFields(row: PostalAddressRow) {
  return {
    salutationId: row.salutation_id,
    title: row.title,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    department: row.department,
    street: row.street,
    additionalAddressLine1: row.additional_address_line1,
    additionalAddressLine2: row.additional_address_line2,
    zipcode: row.zipcode,
    city: row.city,
    countryId: row.country_id,
    countryStateId: row.country_state_id,
    phoneNumber: row.phone_number,
  };
}

/** Its country, state and salutation in the language of the request. */
export function postalRelations({ reference, refs }: Scope, row: PostalAddressRow) {
  const country = reference.country.get(row.country_id);
  const state = reference.rows.countryStates.find(({ id }) => id === row.country_state_id);
  const salutation = reference.rows.salutations.find(({ id }) => id === row.salutation_id);
  return {
    country: country ? presentCountry(country, refs.chain) : null,
    countryState: state ? presentCountryState(state, refs.chain) : null,
    salutation: salutation ? presentSalutation(salutation, refs.chain) : null,
  };
}
