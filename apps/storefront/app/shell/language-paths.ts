import { locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";

/** Path of the page in each language that has it. Pages hand it over with their data. */
export type LanguagePaths = Partial<Record<Locale, string>>;

/** For pages whose address is the same in every language. */
export function samePathInEveryLanguage(path: string): LanguagePaths {
  return Object.fromEntries(locales.map((locale) => [locale, path]));
}
