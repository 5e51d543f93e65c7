/** Recommended by the maker, the parts of a set bought one by one, or the lowest own price of 30 days. */
export type ListPriceKind = "recommended" | "separately" | "lowest-30-days";

/** A result as it is sent; amounts in euro, including tax. */
export interface WireItem {
  /** Product number. */
  id: string;
  /** Id of the product in the shop. */
  foreign_key: string;
  title: string;
  description: string;
  price: number;
  availability: "in stock" | "out of stock";
  /** Address in the shop: with origin if the service knows it, else from the root. */
  link: string;
  image_link: string | null;
  brand: string | null;
  /** The price is the lowest of several variants. */
  price_from?: boolean;
  delivery_time?: string;
  list_price?: number;
  /** What the list price is, without which it may not be shown. */
  list_price_kind?: ListPriceKind;
  enevclass1?: string;
  enevcolorcode1?: string;
  /** Best and worst class of the scale, which law wants beside the class. */
  enevspectrumfrom1?: string;
  enevspectrumto1?: string;
  referenceprice?: number;
  referenceunit?: number;
  referenceunitname?: string;
  purchaseunit?: number;
  purchaseunitname?: string;
}

export interface WireTermsFacet {
  terms: { buckets: { key: string; doc_count: number }[] };
  /** Keys that are filtered by. */
  selected: string[];
}

export interface WireRangeFacet {
  range: {
    buckets: {
      /** What is filtered by; where nothing is, what there is. */
      from: number;
      to: number;
      doc_count: number;
      /** What there is, whatever is filtered by. */
      stats: { min: number; max: number };
    }[];
  };
}

export type WireFacets = Record<string, WireTermsFacet | WireRangeFacet>;

export interface WireSearchAnswer {
  results: WireItem[];
  /** Results that can be paged through. */
  total: number;
  /** Results there are. */
  total_found: number;
  page: number;
  results_per_page: number;
  query: string;
  query_name: string;
  facets: WireFacets;
  /** The words that were meant, if something was only found by forgiving slips. */
  autocomplete_suggest?: string;
  /** The page this search is meant to lead to. */
  redirection?: { link: string };
}

export interface WireSuggestAnswer {
  query: string;
  /** Whole searches that begin so. */
  terms: string[];
  categories: { name: string; breadcrumb: string[]; link: string }[];
  brands: { name: string }[];
  guides: { title: string; link: string }[];
  products: WireItem[];
}
