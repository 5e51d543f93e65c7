import type { CustomerAddress } from "@hearth/contract";
import { isOutsideStandardDelivery, type ShippingZone } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { presentCountry, presentCountryState, presentSalutation } from "../reference/index.ts";
import type { AddressRow, CustomerRow } from "./customer-rows.ts";

type Defaults = Pick<CustomerRow, "default_billing_address_id" | "default_shipping_address_id">;

/** An address with its country, state and salutation. */
export function presentAddress(
  { reference, refs }: Scope,
  row: AddressRow,
  defaults: Defaults,
): CustomerAddress {
  const country = reference.country.get(row.country_id);
  const state = reference.rows.countryStates.find(({ id }) => id === row.country_state_id);
  const salutation = reference.rows.salutations.find(({ id }) => id === row.salutation_id);
  return {
    id: row.id,
    customerId: row.customer_id,
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
    isDefaultBillingAddress: row.id === defaults.default_billing_address_id,
    isDefaultShippingAddress: row.id === defaults.default_shipping_address_id,
    country: country ? presentCountry(country, refs.chain) : null,
    countryState: state ? presentCountryState(state, refs.chain) : null,
    salutation: salutation ? presentSalutation(salutation, refs.chain) : null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    customFields: row.custom_fields,
    extensions: {
      hearthDelivery: {
        isOutsideStandard: isOutsideStandardDelivery(zonesIn(reference), {
          countryIso: country?.iso ?? "",
          postcode: row.zipcode,
        }),
      },
    },
    apiAlias: "customer_address",
  };
}

function zonesIn({ rows, country }: Scope["reference"]): ShippingZone[] {
  return rows.shippingZones.map(({ key, country_id, postcodes }) => ({
    key,
    countryIso: country.get(country_id)?.iso ?? "",
    postcodes,
  }));
}
