/** The languages of the shop. The first one is the default and has no prefix in the address. */
export const locales = ["de-DE", "en-GB", "pl-PL"] as const;

export type Locale = (typeof locales)[number];

export const DEFAULT_LOCALE: Locale = "de-DE";

/** How money, numbers and days are written where nobody knows for whom. */
export const FALLBACK_FORMAT = "en-US";

/** How each language calls itself: a language switch never translates these. */
export const localeNames: Record<Locale, string> = {
  "de-DE": "Deutsch",
  "en-GB": "English",
  "pl-PL": "Polski",
};

export function isLocale(value: string): value is Locale {
  return (locales as readonly string[]).includes(value);
}
