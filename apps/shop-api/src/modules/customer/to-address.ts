import type { CheckedAddress } from "@hearth/contract/form";
import type { NewAddress } from "./customer.sql.ts";

/** As the table keeps it. */
export function toAddress(address: CheckedAddress): NewAddress {
  return {
    salutation_id: address.salutationId,
    title: address.title,
    first_name: address.firstName,
    last_name: address.lastName,
    company: address.company,
    department: address.department,
    street: address.street,
    additional_address_line1: address.additionalAddressLine1,
    additional_address_line2: address.additionalAddressLine2,
    zipcode: address.zipcode,
    city: address.city,
    country_id: address.countryId,
    country_state_id: address.countryStateId,
    phone_number: address.phoneNumber,
    custom_fields: withoutNulls(address.customFields),
  };
}

function withoutNulls(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}
