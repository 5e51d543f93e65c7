import type { AnswerOf, Country, Endpoints } from "@hearth/contract";

type Express = AnswerOf<Endpoints["readExpressPayment"]>;

/** A guest's registration from what a wallet knows; null when a field is missing that every address needs. */
export function expressGuest(payment: Express, countries: readonly Pick<Country, "id" | "iso">[]) {
  const { email, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryIso } = payment;
  const country = countries.find(({ iso }) => iso !== null && iso === countryIso);
  if (!email || !firstName || !lastName || !street || !city || !country) return null;
  return {
    guest: true,
    email,
    firstName,
    lastName,
    // Who pays through the wallet has read the checkout's note on data protection before ordering.
    acceptedDataProtection: true,
    billingAddress: {
      firstName,
      lastName,
      street,
      city,
      countryId: country.id,
      ...(zipcode ? { zipcode } : {}),
      ...(additionalAddressLine1 ? { additionalAddressLine1 } : {}),
    },
  };
}
