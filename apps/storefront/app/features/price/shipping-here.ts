import { DEFAULT_LOCALE } from "@hearth/i18n";
import { useLanguage } from "../../platform/language/language.tsx";

/**
 * What sending costs is known for the shop's own country. Readers of another language may live elsewhere: they are shown the way to
 * all costs instead of an amount that may not be theirs.
 */
export function useShippingHere(cents: number | null): number | null {
  return useLanguage().locale === DEFAULT_LOCALE ? cents : null;
}
