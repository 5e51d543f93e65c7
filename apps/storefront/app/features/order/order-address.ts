import type { OrderAddress } from "@hearth/contract";

/** As it is written on an envelope; the phone number below it. */
export function orderAddressLines(address: OrderAddress): string[] {
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
    address.phoneNumber,
  ];
  // A line that says the same twice is shown once.
  return [...new Set(lines)].filter((line): line is string => Boolean(line));
}
