import type { Maker } from "@hearth/admin-contract";
import { type Locale, locales } from "@hearth/i18n";

/** Countries of the Union: a maker elsewhere names who is responsible for the goods in it. */
export const unionCountries =
  "DE AT PL BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PT RO SE SI SK".split(" ");

export const makerLines = ["name", "street", "zip", "city", "email", "weee"] as const;

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
  descriptions: { "de-DE": "", "en-GB": "", "pl-PL": "" },
};

/** A language nothing was typed in is not sent. */
export function makerInput(typed: TypedMaker, mediaId: string | null): Omit<Maker, "id"> {
  const { descriptions, ...lines } = typed;
  const trimmed = Object.fromEntries(
    Object.entries(lines).map(([field, text]) => [field, text.trim()]),
  ) as Omit<TypedMaker, "descriptions">;
  return {
    ...trimmed,
    mediaId,
    descriptions: locales.flatMap((locale) => {
      const text = descriptions[locale].trim();
      return text === "" ? [] : [{ locale, text }];
    }),
  };
}
