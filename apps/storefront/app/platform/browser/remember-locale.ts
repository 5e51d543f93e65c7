import type { Locale } from "@hearth/i18n";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Notes the language last used. Written by the browser, because shared pages carry no cookies.
 * Nothing redirects by it: the address alone decides the language.
 */
export function rememberLocale(locale: Locale, isSecure: boolean): string {
  return `i18n_redirected=${locale}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
