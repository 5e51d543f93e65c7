import type { Locale } from "@hearth/i18n";
import { readListingQuery, writeListingQuery } from "../shop/listing-query.ts";

/** The router adds this one when it asks for the data of some routes only. */
const dataParameter = "_routes";

/**
 * The part of the query a catalogue page may depend on, in one spelling: choices in a listing. All others (campaign marks and the
 * like) never reach the page.
 */
export function pageQuery(query: URLSearchParams, isData: boolean): URLSearchParams {
  const kept = writeListingQuery(readListingQuery(query));
  const routes = isData ? query.get(dataParameter) : null;
  if (routes) kept.set(dataParameter, routes);
  return kept;
}

/** Made from an explicit list, so that no header or campaign mark can switch the cache off unseen. */
export function pageCacheKey(page: { locale: Locale; pathname: string; query: URLSearchParams }): string {
  return `${page.locale} ${page.pathname}?${page.query.toString()}`;
}
