import { createContext, use } from "react";
import type { ReactNode } from "react";
import type { Formatters, Locale, Translate, TranslateCount, TranslateError } from "@hearth/i18n";

/** The language of one page: its texts, its numbers, its links. A page never changes it, another language is another page. */
export interface Language {
  locale: Locale;
  t: Translate;
  count: TranslateCount;
  /** The text of an error code, null when there is none. */
  error: TranslateError;
  format: Formatters;
  /** A path without language, or an outside address, as `href`. */
  href: (target: string) => string;
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("no language: the entry files and the islands must provide it");
  return language;
}
