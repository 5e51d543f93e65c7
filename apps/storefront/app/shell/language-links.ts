import { useLocation } from "react-router";
import { localeNames, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { useLanguage } from "../platform/language/language.tsx";
import { listingSearch, readListingQuery } from "../platform/shop/listing-query.ts";
import { useShellPage } from "./page/use-shell-page.ts";

export interface LanguageLink {
  name: string;
  href: string;
  lang: Locale;
  hrefLang: Locale;
  isCurrent: boolean;
}

/** This page in every language. What was searched for and chosen in a listing comes along: it is the same in all of them. */
export function useLanguageLinks(): LanguageLink[] {
  const { locale } = useLanguage();
  const { languagePaths } = useShellPage();
  const chosen = listingSearch(readListingQuery(new URLSearchParams(useLocation().search)));
  return locales.map((other) => {
    const path = languagePaths[other];
    return {
      name: localeNames[other],
      href: path === undefined ? localePath(other, "/") : localePath(other, path) + chosen,
      lang: other,
      hrefLang: other,
      isCurrent: other === locale,
    };
  });
}
