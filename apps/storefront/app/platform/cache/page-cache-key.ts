import type { Locale } from "@hearth/i18n";
import { type PriceView, priceViewName } from "@hearth/service/price-view";
import { readListingQuery, writeListingQuery } from "../shop/listing-query.ts";

/** The router adds this one when it asks for the data of some routes only. */
const DATA_PARAMETER = "_routes";

/**
 * The part of the query a catalogue page may depend on, in one spelling: choices in a listing. All others (campaign marks and the
 * like) never reach the page.
 */
export function pageQuery(query: URLSearchParams, isData: boolean): URLSearchParams {
  const kept = writeListingQuery(readListingQuery(query));
  const routes = isData ? query.get(DATA_PARAMETER) : null;
  if (routes) kept.set(DATA_PARAMETER, routes);
  return kept;
}

interface KeyedPage {
  locale: Locale;
  pathname: string;
  query: URLSearchParams;
}

/**
 * Made from an explicit list, so that no header or campaign mark can switch the cache off unseen. Business customers who see the same
 * prices share their pages, as everybody else does.
 */
export function pageCacheKey(page: KeyedPage, prices: PriceView | null = null): string {
  return `${page.locale} ${page.pathname}?${page.query.toString()}${prices ? ` ${priceViewName(prices)}` : ""}`;
}
