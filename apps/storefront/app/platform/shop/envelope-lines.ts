import type { CustomerAddress, OrderAddress } from "@hearth/contract";

/** An address as it is written on an envelope, without empty lines. */
export function envelopeLines(address: CustomerAddress | OrderAddress): string[] {
  const { country, countryState } = address;
  const lines = [
    address.company,
    address.department,
    [address.title, address.firstName, address.lastName].filter(Boolean).join(" "),
    address.street,
    address.additionalAddressLine1,
    address.additionalAddressLine2,
    [address.zipcode, address.city].filter(Boolean).join(" "),
    [countryState, country]
      .map((place) => place?.translated.name ?? place?.name)
      .filter(Boolean)
      .join(", "),
  ];
  return lines.filter((line): line is string => Boolean(line));
}
