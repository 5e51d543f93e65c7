import {
  createFormatters,
  createTranslate,
  createTranslateCount,
  createTranslateError,
  loadMessages,
} from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { toHref } from "../links/link-target.ts";
import type { Language } from "./language.tsx";

const languages = new Map<Locale, Promise<Language>>();

/** All texts, for the server. The same for every request: making its formatters anew would cost more than many a page. */
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
