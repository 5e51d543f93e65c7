import type { ProductSheet } from "@hearth/admin-contract";
import type { Locale } from "@hearth/i18n";

/** In the reader's language, else in any; a variant may have none of its own. */
export function productName({ texts, number }: ProductSheet, locale: Locale): string {
  const own = texts.find((text) => text.locale === locale && text.name);
  return (own ?? texts.find(({ name }) => name))?.name ?? number;
}
