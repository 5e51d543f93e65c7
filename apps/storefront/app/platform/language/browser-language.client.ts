import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import type { TextArea } from "@hearth/i18n";
import { createAreaLanguage } from "./area-language.ts";
import type { Language } from "./language.tsx";

const { lang } = document.documentElement;
const page = createAreaLanguage(isLocale(lang) ? lang : DEFAULT_LOCALE);

/** The language of this page with the texts of these areas. All parts of a page share what was loaded. */
export function browserLanguage(areas: readonly TextArea[]): Promise<Language> {
  return page.load(areas);
}
