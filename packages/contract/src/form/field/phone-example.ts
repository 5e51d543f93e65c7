/** As people there write them. None of them belongs to anybody we know of. */
const examples: Readonly<Record<string, string>> = {
  DE: "0151 23456789",
  AT: "0664 1234567",
  CH: "078 123 45 67",
  PL: "600 700 800",
  NL: "06 12345678",
  BE: "0470 12 34 56",
  LU: "621 123 456",
  CZ: "601 123 456",
};

const HOME = "DE";

/** Whose number one without a code is, where nobody has named a country: the language's, if the shop sells there, else the shop's own. */
export function localePhoneCountry(locale: string): string {
  const region = locale.slice(-2);
  return Object.hasOwn(examples, region) ? region : HOME;
}

/** A number of that country as its people write it; of no certain country, one with a code. */
export function examplePhone(countryIso: string | null): string {
  return examples[countryIso ?? ""] ?? "+49 151 23456789";
}
