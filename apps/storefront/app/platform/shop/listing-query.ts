import { readPropertyRanges, writePropertyRanges } from "./property-range.ts";
import type { PropertyRange } from "./property-range.ts";

/** What a visitor chose in a listing. The address is its only store; this module alone knows how it is written there. */
export interface ListingQuery {
  /** The words searched for; a category has none. */
  term: string | null;
  /** The words name one article, and yet everything they find is wanted. */
  isEverything: boolean;
  page: number;
  order: string | null;
  manufacturerIds: readonly string[];
  optionIds: readonly string[];
  ranges: readonly PropertyRange[];
  /** Narrow a search. */
  categoryIds: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
  /** Stars from 1 to 5. */
  minRating: number | null;
  isShippingFree: boolean;
}

export const listingParameters = [
  "search",
  "all",
  "order",
  "categories",
  "manufacturer",
  "properties",
  "property-ranges",
  "min-price",
  "max-price",
  "rating",
  "shipping-free",
  "p",
] as const;

export const plainListing: ListingQuery = {
  term: null,
  isEverything: false,
  page: 1,
  order: null,
  manufacturerIds: [],
  optionIds: [],
  ranges: [],
  categoryIds: [],
  minPriceCents: null,
  maxPriceCents: null,
  minRating: null,
  isShippingFree: false,
};

const LAST_PAGE = 10_000;
/** Far more than anybody ticks, few enough for every server on the way. */
const MOST_IDS = 50;
/** Longer than any product's name. */
const LONGEST_TERM = 100;

/** Nonsense counts as absent, so no address can make the shop API refuse. Plain forms repeat a name, links join values with `|`. */
export function readListingQuery(query: URLSearchParams): ListingQuery {
  return {
    term: words(query.get("search")),
    isEverything: query.get("all") === "1",
    page: wholeNumber(query.get("p"), LAST_PAGE) ?? 1,
    order: /^[a-z0-9-]{1,64}$/.exec(query.get("order") ?? "")?.[0] ?? null,
    manufacturerIds: ids(query.getAll("manufacturer")),
    optionIds: ids(query.getAll("properties")),
    ranges: readPropertyRanges(query),
    categoryIds: ids(query.getAll("categories")),
    minPriceCents: readPriceCents(query.get("min-price")),
    maxPriceCents: readPriceCents(query.get("max-price")),
    minRating: wholeNumber(query.get("rating"), 5),
    isShippingFree: ["1", "true"].includes(query.get("shipping-free") ?? ""),
  };
}

/** The one spelling of a choice: fixed order, nothing empty, no first page. */
export function writeListingQuery(query: ListingQuery): URLSearchParams {
  const { minPriceCents, maxPriceCents, minRating, page } = query;
  const values: Record<(typeof listingParameters)[number], string | null> = {
    search: query.term,
    all: query.isEverything ? "1" : null,
    order: query.order,
    categories: query.categoryIds.join("|"),
    manufacturer: query.manufacturerIds.join("|"),
    properties: query.optionIds.join("|"),
    "property-ranges": writePropertyRanges(query.ranges),
    "min-price": minPriceCents === null ? null : String(minPriceCents / 100),
    "max-price": maxPriceCents === null ? null : String(maxPriceCents / 100),
    rating: minRating === null ? null : String(minRating),
    "shipping-free": query.isShippingFree ? "1" : null,
    p: page > 1 ? String(page) : null,
  };
  const written = new URLSearchParams();
  for (const name of listingParameters) {
    const value = values[name];
    if (value) written.set(name, value);
  }
  return written;
}

/** With the question mark; separators stay readable, as every browser and server takes them in a query. */
export function listingSearch(query: ListingQuery): string {
  const written = writeListingQuery(query).toString().replaceAll("%7C", "|").replaceAll("%3A", ":");
  return written === "" ? "" : `?${written}`;
}

/** How many choices narrow the listing. Order and page do not. */
export function countFilters(query: ListingQuery): number {
  return (
    query.manufacturerIds.length +
    query.optionIds.length +
    query.ranges.length +
    query.categoryIds.length +
    Number(query.minPriceCents !== null || query.maxPriceCents !== null) +
    Number(query.minRating !== null) +
    Number(query.isShippingFree)
  );
}

export function isFiltered(query: ListingQuery): boolean {
  return countFilters(query) > 0;
}

/** The same listing without any filter; words and sorting stay. */
export function withoutFilters({ term, isEverything, order }: ListingQuery): ListingQuery {
  return { ...plainListing, term, isEverything, order };
}

function words(value: string | null): string | null {
  const term = [...(value ?? "")].slice(0, LONGEST_TERM).join("").replace(/\s+/g, " ").trim();
  return term === "" ? null : term;
}

function ids(values: readonly string[]): string[] {
  const all = values.flatMap((value) => value.split("|")).filter((id) => /^[0-9a-f]{32}$/.test(id));
  return [...new Set(all)].toSorted().slice(0, MOST_IDS);
}

function wholeNumber(value: string | null, largest: number): number | null {
  if (value === null || !/^\d{1,6}$/.test(value)) return null;
  const number = Number(value);
  return number >= 1 && number <= largest ? number : null;
}

/** Whole euros or with cents; nothing and zero restrict nothing. */
export function readPriceCents(value: string | null): number | null {
  const [, euros, fraction = ""] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(value?.trim() ?? "") ?? [];
  if (euros === undefined) return null;
  return Number(euros) * 100 + Number(fraction.padEnd(2, "0")) || null;
}
