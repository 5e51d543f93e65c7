import type { OrderAddress } from "@hearth/contract";
import type { CartAddress } from "../cart/index.ts";
import type { Scope } from "../context/index.ts";
import { presentCountry, presentCountryState, presentSalutation } from "../reference/index.ts";

export interface AddressFacts {
  id: string;
  orderId: string;
  vatId: string | null;
}

/** A copy of the customer's address with its country, as they are at this moment. */
export function orderAddress(
  { reference, refs }: Scope,
  address: CartAddress,
  { id, orderId, vatId }: AddressFacts,
): OrderAddress {
  const country = reference.country.get(address.country_id);
  const state = reference.rows.countryStates.find((row) => row.id === address.country_state_id);
  const salutation = reference.rows.salutations.find((row) => row.id === address.salutation_id);
  return {
    id,
    orderId,
    salutationId: address.salutation_id,
    title: address.title,
    firstName: address.first_name,
    lastName: address.last_name,
    company: address.company,
    department: address.department,
    street: address.street,
    additionalAddressLine1: address.additional_address_line1,
    additionalAddressLine2: address.additional_address_line2,
    zipcode: address.zipcode,
    city: address.city,
    countryId: address.country_id,
    countryStateId: address.country_state_id,
    phoneNumber: address.phone_number,
    vatId,
    country: country ? presentCountry(country, refs.chain) : null,
    countryState: state ? presentCountryState(state, refs.chain) : null,
    salutation: salutation ? presentSalutation(salutation, refs.chain) : null,
    customFields: address.custom_fields,
    apiAlias: "order_address",
  };
}
