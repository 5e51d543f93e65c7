import type { Maker, MakerSheet } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

/** Countries of the Union: a maker elsewhere names who is responsible for the goods in it. */
export const unionCountries =
  "DE AT PL BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK".split(" ");

export const makerLines = ["name", "street", "zip", "city", "email", "weee", "link"] as const;

export type TypedMaker = Record<(typeof makerLines)[number] | "country", string> & {
  descriptions: Record<Locale, string>;
};

export const noMaker: TypedMaker = {
  name: "",
  street: "",
  zip: "",
  city: "",
  country: "DE",
  email: "",
  weee: "",
  link: "",
  descriptions: { "de-DE": "", "en-GB": "", "pl-PL": "" },
};

export function typedMaker({ descriptions, ...maker }: MakerSheet): TypedMaker {
  const { name, street, zip, city, country, email, weee, link } = maker;
  const said = (locale: Locale) => descriptions.find((each) => each.locale === locale)?.text ?? "";
  return {
    name,
    street,
    zip,
    city,
    country,
    email,
    weee,
    link: link ?? "",
    descriptions: { "de-DE": said("de-DE"), "en-GB": said("en-GB"), "pl-PL": said("pl-PL") },
  };
}

/** A language nothing was typed in is not sent. */
export function makerInput(typed: TypedMaker, mediaId: string | null): Maker {
  const { descriptions, ...lines } = typed;
  const trimmed = Object.fromEntries(
    Object.entries(lines).map(([field, text]) => [field, text.trim()]),
  ) as Omit<TypedMaker, "descriptions">;
  return {
    ...trimmed,
    link: trimmed.link || null,
    mediaId,
    descriptions: locales.flatMap((locale) => {
      const text = descriptions[locale].trim();
      return text === "" ? [] : [{ locale, text }];
    }),
  };
}
