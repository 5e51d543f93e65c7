import { fill, isLocale, type Locale, localeNames, locales } from "@hearth/i18n";
import type { I18nProvider } from "ra-core";
import { loadTexts, type Texts } from "../language/load-texts.ts";

/** One language at a time is loaded. ra-core asks for texts of its own (`ra.…`), which lie in the same files. */
export async function createI18nProvider(first: Locale): Promise<I18nProvider> {
  let locale = first;
  let texts: Texts = await loadTexts(first);
  return {
    translate(key, values) {
      const text: string | undefined = (texts as Readonly<Record<string, string>>)[key];
      return text === undefined ? String(values?._ ?? key) : fill(text, values ?? {});
    },
    async changeLocale(next) {
      if (!isLocale(next)) return;
      texts = await loadTexts(next);
      locale = next;
      document.documentElement.lang = next.slice(0, 2);
    },
    getLocale: () => locale,
    getLocales: () => locales.map((each) => ({ locale: each, name: localeNames[each] })),
  };
}
