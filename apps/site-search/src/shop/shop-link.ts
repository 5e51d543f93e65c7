import { type Locale, localePath } from "@hearth/i18n";

/** Where a visitor of the shop finds something, by a path without language. */
export function shopLink(shopUrl: string, locale: Locale, path: string): string {
  return shopUrl + localePath(locale, path);
}
