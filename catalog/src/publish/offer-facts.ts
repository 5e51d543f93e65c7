import type { Catalogue } from "../format/catalogue.ts";
import type { Text } from "../format/words.ts";
import type { Offer } from "./offer.ts";

/** A custom field that is one word or number, as text; empty where there is none. */
export function wordOf({ shown }: Offer, name: string): string {
  const value = shown.customFields?.[name];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** Electric by its own word or because everything in its category is. */
export function isElectric({ shown, requires }: Offer): boolean {
  return shown.customFields?.["electric"] === true || requires.has("electric");
}

/** Has a battery in it or is one. */
export function hasBattery({ shown, requires }: Offer): boolean {
  return shown.customFields?.["battery"] === true || requires.has("battery");
}

/** The option keys an offer has in a property group. */
export function optionsOf({ shown }: Offer, group: string): string[] {
  return [shown.properties?.[group] ?? []].flat();
}

/** The number an offer's property says in the main language, for example 800 of "800 l". */
export function measureOf(offer: Offer, group: string, { properties, shop }: Catalogue): number | undefined {
  const [option] = optionsOf(offer, group);
  const name = properties.find(({ key }) => key === group)?.options.find(({ key }) => key === option)?.name;
  const { language } = shop.channel;
  const locale = shop.languages.find(({ key }) => key === language)?.locale ?? "de-DE";
  return readNumber(name?.[language] ?? "", locale);
}

/** The first number in a text as the readers of a locale write it. */
export function readNumber(text: string, locale: string): number | undefined {
  const decimal = new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .find(({ type }) => type === "decimal")?.value;
  const written = /\d[\d.,\s]*/.exec(text)?.[0].replace(/\s/g, "") ?? "";
  const plain = decimal === "," ? written.replaceAll(".", "").replace(",", ".") : written.replaceAll(",", "");
  return plain === "" ? undefined : Number.parseFloat(plain);
}

/** The languages a text does not speak. */
export function missingLanguages(text: Text | undefined, languages: readonly string[]): string[] {
  return languages.filter((language) => !text?.[language]?.trim());
}
