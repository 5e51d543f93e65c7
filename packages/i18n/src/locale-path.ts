import { DEFAULT_LOCALE, isLocale } from "./locale.ts";
import type { Locale } from "./locale.ts";

/**
 * `path` always begins with one slash and carries no language prefix.
 * `unknown` is a first segment that looks like a language we do not speak: it must end in 404, never in a redirect.
 */
export type LocalePath =
  { kind: "known"; locale: Locale; path: string } | { kind: "unknown"; prefix: string };

// Slugs are lower case, so `pv-xl` stays a slug while `fr-FR` is a language.
const looksLikeLocale = /^[a-z]{2}-[A-Z]{2}$/;

/** Takes the language out of a pathname. Together with `localePath` the only place that knows the prefixes. */
export function splitLocale(pathname: string): LocalePath {
  const [, first = "", ...rest] = pathname.split("/");
  if (isLocale(first) && first !== DEFAULT_LOCALE) {
    return { kind: "known", locale: first, path: `/${rest.join("/")}` };
  }
  if (looksLikeLocale.test(first)) return { kind: "unknown", prefix: first };
  return {
    kind: "known",
    locale: DEFAULT_LOCALE,
    path: pathname.startsWith("/") ? pathname : `/${pathname}`,
  };
}

/** Puts the language in front of a path without prefix: `/kontakt` becomes `/pl-PL/kontakt`, `/` becomes `/pl-PL`. */
export function localePath(locale: Locale, path: string): string {
  const absolute = path.startsWith("/") ? path : `/${path}`;
  if (locale === DEFAULT_LOCALE) return absolute;
  return absolute === "/" ? `/${locale}` : `/${locale}${absolute}`;
}
