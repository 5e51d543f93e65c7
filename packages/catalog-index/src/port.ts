/**
 * What a catalogue index can do, whatever engine keeps it. Category pages, shop search and suggestions all ask
 * here, so they never disagree. Ids are 32 lower-case hex characters, money is whole cents.
 */
export type CatalogIndex = {
  /** Afterwards the hits of these families are exactly `entries`; no entries means the families are gone. */
  replaceFamilies(familyIds: readonly string[], entries: readonly IndexEntry[]): Promise<void>;
  /** Throws everything away and loads the stream; for imports and rebuilds, readers wait meanwhile. */
  bulkLoad(entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>): Promise<{ loaded: number }>;
  clear(): Promise<void>;
  list(query: ListQuery): Promise<ListAnswer>;
  /** Like a search, but the last word may be unfinished. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer>;
};

/** One listing hit ("display group"): a single product, a parent standing for its variants, or one variant. */
export type IndexEntry = {
  /** The shown product. */
  productId: string;
  /** The parent's id for parents and variants, the own id for single products. */
  familyId: string;
  /** Every other product that is found through this hit. */
  variantIds: readonly string[];
  /** All categories including their ancestors. */
  categoryIds: readonly string[];
  streamIds: readonly string[];
  manufacturerId: string | null;
  /** Properties and variant options of the product and of all products found through it. */
  options: readonly IndexOption[];
  /** Cheapest gross price. */
  priceCents: number;
  ratingAverage: number | null;
  shippingFree: boolean;
  available: boolean;
  sales: number;
  releasedAt: Date;
  /** Product numbers, manufacturer numbers and GTINs of the product and its variants. */
  numbers: readonly string[];
  /** One per language, fallback between languages already resolved. */
  texts: readonly IndexText[];
};

export type IndexOption = { optionId: string; groupId: string };

export type IndexText = {
  language: IndexLanguage;
  name: string;
  keywords: readonly string[];
  body: string;
  manufacturerName: string | null;
  categoryNames: readonly string[];
  optionNames: readonly string[];
};

/** The locale (`de-DE`) chooses the text analysis; unknown locales are only folded, not stemmed. */
export type IndexLanguage = { id: string; locale: string };

export type ListScope =
  | { kind: "category"; categoryId: string }
  | { kind: "stream"; streamId: string }
  | { kind: "search"; term: string; language: IndexLanguage };

export type ListFilters = {
  manufacturerIds?: readonly string[];
  /** OR inside one option group, AND between groups; the index knows the groups. */
  optionIds?: readonly string[];
  minPriceCents?: number;
  maxPriceCents?: number;
  ratingMin?: number;
  shippingFree?: boolean;
  available?: boolean;
  /** Only hits that show or contain one of these products. */
  productIds?: readonly string[];
};

/** `score` is relevance in a search; in a category or stream it equals `topseller` (sales, then newest). */
export type ListSort = "score" | "topseller" | "price-asc" | "price-desc";

/**
 * `all`: every option of the scope, filters do not matter (post-filters). `reduced`: an option is offered only
 * if it would still give hits; each filter is narrowed by the others, not by itself.
 */
export type FacetMode = "none" | "all" | "reduced";

export type ListQuery = {
  scope: ListScope;
  filters: ListFilters;
  sort: ListSort;
  offset: number;
  /** 0 when only total and facets are wanted. */
  limit: number;
  facets: FacetMode;
};

export type ListHit = { productId: string };

export type ListAnswer = {
  hits: ListHit[];
  /** Exact number of hits behind scope and filters. */
  total: number;
  facets: ListFacets | null;
};

export type ListFacets = {
  manufacturerIds: string[];
  optionIds: string[];
  /** Null when the scope holds nothing. */
  price: { minCents: number; maxCents: number } | null;
  ratingMax: number | null;
  shippingFree: boolean;
};

export type SuggestQuery = { term: string; language: IndexLanguage; limit: number };

export type SuggestAnswer = { hits: ListHit[]; total: number };
