import { DEFAULT_LOCALE, localePath, locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";

export interface PageLinks {
  canonical: string;
  /** Every language the page exists in, itself included, plus `x-default`. Empty when there is only one. */
  alternates: { hreflang: string; href: string }[];
}

interface PageAddress {
  publicUrl: string;
  locale: Locale;
  /** Path without language prefix per language the page exists in; the own language is always there. */
  paths: Partial<Record<Locale, string>>;
  /** Page of a listing. Sorting and filters are views of the same content and never part of the address here. */
  page?: number;
}

/** Canonical and language alternates of one page. The only place they are built. */
export function pageLinks({ publicUrl, locale, paths, page = 1 }: PageAddress): PageLinks {
  const address = (target: Locale, path: string) => {
    const url = new URL(localePath(target, path), publicUrl);
    if (page > 1) url.searchParams.set("p", String(page));
    return url.pathname === "/" && !url.search ? url.origin : url.href;
  };
  const own = paths[locale];
  if (own === undefined) throw new Error(`page has no path in its own language ${locale}`);

  const alternates: PageLinks["alternates"] = locales.flatMap((target) => {
    const path = paths[target];
    return path === undefined ? [] : [{ hreflang: target, href: address(target, path) }];
  });
  const canonical = address(locale, own);
  if (alternates.length < 2) return { canonical, alternates: [] };
  const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
  if (fallback) alternates.push({ hreflang: "x-default", href: fallback.href });
  return { canonical, alternates };
}
