import { DEFAULT_LOCALE, isLocale } from "@hearth/i18n";
import type { OwnWords, TextArea } from "@hearth/i18n";
import { OWN_WORDS_ID } from "../browser/own-words-id.ts";
import { createAreaLanguage } from "./area-language.ts";
import type { Language } from "./language.tsx";

const { lang } = document.documentElement;
const page = createAreaLanguage(isLocale(lang) ? lang : DEFAULT_LOCALE, ownWords());

/** As the page was written (page-script.tsx). */
function ownWords(): OwnWords {
  const written = document.getElementById(OWN_WORDS_ID)?.textContent;
  return written ? (JSON.parse(written) as OwnWords) : {};
}

/** The language of this page with the texts of these areas. All parts of a page share what was loaded. */
export function browserLanguage(areas: readonly TextArea[]): Promise<Language> {
  return page.load(areas);
}
