import { DEFAULT_LOCALE, splitLocale } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { pageQuery } from "../cache/page-cache-key.ts";

/** The address of a page, taken apart once, so that nothing later parses it again. */
export interface PageUrl {
  /** As asked: path and query. */
  target: string;
  pathname: string;
  /** As asked, with the question mark. Redirects carry it on. */
  search: string;
  locale: Locale;
  /** Without language prefix; null after a prefix we do not speak. */
  path: string | null;
  /** The router's data twin of a page (`/kontakt.data`). */
  isData: boolean;
  query: URLSearchParams;
  /** Path and query as the page may know them. */
  pageTarget: string;
}

export function readPageUrl(url: string): PageUrl {
  const { pathname, search, searchParams } = new URL(url);
  const isData = pathname.endsWith(".data");
  const split = splitLocale(isData ? pageOfData(pathname) : pathname);
  const query = pageQuery(searchParams, isData);
  return {
    target: pathname + search,
    pathname,
    search,
    locale: split.kind === "known" ? split.locale : DEFAULT_LOCALE,
    path: split.kind === "known" ? split.path : null,
    isData,
    query,
    pageTarget: pathname + (query.size > 0 ? `?${query}` : ""),
  };
}

/** How the router names the data of a page: `/_root.data` for the home page, else the path with `.data`. */
function pageOfData(pathname: string): string {
  const page = pathname.slice(0, -".data".length);
  return page === "/_root" ? "/" : page;
}
