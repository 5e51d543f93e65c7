import type { Locale } from "@hearth/i18n";

/** Query parameters a catalogue page may depend on. All others (campaign marks and the like) never reach the page. */
const pageParameters = ["p", "order"] as const;

/** The router adds this one when it asks for the data of some routes only. */
const dataParameters = [...pageParameters, "_routes"] as const;

/** The query that shapes the page, in a fixed order and each parameter once. */
export function pageQuery(query: URLSearchParams, isData: boolean): URLSearchParams {
  const kept = new URLSearchParams();
  for (const name of isData ? dataParameters : pageParameters) {
    const value = query.get(name);
    if (value) kept.set(name, value);
  }
  return kept;
}

/** Made from an explicit list, so that no header or campaign mark can switch the cache off unseen. */
export function pageCacheKey(page: { locale: Locale; pathname: string; query: URLSearchParams }): string {
  return `${page.locale} ${page.pathname}?${page.query.toString()}`;
}
