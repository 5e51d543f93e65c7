import { createContext, use } from "react";
import type { ReactNode } from "react";
import {
  createFormatters,
  createTranslate,
  createTranslateCount,
  createTranslateError,
  loadMessages,
} from "@hearth/i18n";
import type { Formatters, Locale, Translate, TranslateCount, TranslateError } from "@hearth/i18n";
import { toHref } from "../links/link-target.ts";

/** The language of one page: its texts, its numbers, its links. A page never changes it, another language is another page. */
export type Language = {
  locale: Locale;
  t: Translate;
  count: TranslateCount;
  /** The text of an error code, null when there is none. */
  error: TranslateError;
  format: Formatters;
  /** A path without language, or an outside address, as `href`. */
  href: (target: string) => string;
};

const languages = new Map<Locale, Promise<Language>>();

/** The same for every request: making its formatters anew would cost more than many a page. */
export function loadLanguage(locale: Locale): Promise<Language> {
  const known = languages.get(locale) ?? createLanguage(locale);
  languages.set(locale, known);
  return known;
}

async function createLanguage(locale: Locale): Promise<Language> {
  const messages = await loadMessages(locale);
  return {
    locale,
    t: createTranslate(messages),
    error: createTranslateError(messages),
    count: createTranslateCount(locale),
    format: createFormatters(locale),
    href: (target) => toHref(locale, target),
  };
}

const LanguageContext = createContext<Language | null>(null);

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error("no language: the entry files must provide it");
  return language;
}
