import {
  createFormatters,
  createTranslate,
  createTranslateCount,
  createTranslateError,
  loadMessages,
  translateWith,
} from "@hearth/i18n";
import type { Locale, OwnWords } from "@hearth/i18n";
import { toHref } from "../links/link-target.ts";
import type { Language } from "./language.tsx";

const languages = new Map<Locale, Promise<Language>>();

/**
 * All texts, for the server. The same for every request: making its formatters anew would cost more than many a page. Words of
 * consents may be staff's own.
 */
export async function loadLanguage(locale: Locale, own: OwnWords = {}): Promise<Language> {
  const known = languages.get(locale) ?? createLanguage(locale);
  languages.set(locale, known);
  const language = await known;
  return { ...language, t: translateWith(own, language.t) };
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
