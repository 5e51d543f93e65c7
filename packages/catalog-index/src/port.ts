/**
 * What a catalogue index can do, whatever engine keeps it. Category pages, shop search and suggestions all ask
 * here, so they never disagree. Ids are 32 lower-case hex characters, money is whole cents.
 */
export interface CatalogIndex {
  /** Afterwards the hits of these families are exactly `entries`; no entries means the families are gone. */
  replaceFamilies(familyIds: readonly string[], entries: readonly IndexEntry[]): Promise<void>;
  /** Throws everything away and loads the stream; for imports and rebuilds, readers wait meanwhile. */
  bulkLoad(entries: AsyncIterable<IndexEntry> | Iterable<IndexEntry>): Promise<{ loaded: number }>;
  clear(): Promise<void>;
  list(query: ListQuery): Promise<ListAnswer>;
  /** How many hits these categories or streams hold; those without any are missing. */
  countHits(placeIds: readonly string[]): Promise<Map<string, number>>;
  /** Like a search, but the last word may be unfinished. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer>;
}

/** One listing hit ("display group"): a single product, a parent standing for its variants, or one variant. */
export interface IndexEntry {
  /** The shown product. */
  productId: string;
  /** The parent's id for parents and variants, the own id for single products. */
  familyId: string;
  /** The articles that can be bought through this hit, best to show first; a single product is its own only member. Never empty. */
  members: readonly IndexMember[];
  /** All categories including their ancestors. */
  categoryIds: readonly string[];
  streamIds: readonly string[];
  manufacturerId: string | null;
  ratingAverage: number | null;
  /** Where it stands among the best judged, by points and how many gave them: a whole number. Null: nobody judged it. */
  ratingScore: number | null;
  shippingFree: boolean;
  sales: number;
  /** Where it stands in a category before anybody sorts: a whole number, the highest comes first. */
  prominence: number;
  releasedAt: Date;
  /** Numbers of the shown product itself, when it is not a member: the number printed on a family's card. */
  numbers: readonly string[];
  /** One per language, fallback between languages already resolved. */
  texts: readonly IndexText[];
}

/** An article behind a hit. Filters for options, price and availability ask for one member that fits them all. */
export interface IndexMember {
  productId: string;
  /** Product number, manufacturer number and GTIN. */
  numbers: readonly string[];
  /** Properties and variant options, those of the family included. */
  options: readonly IndexOption[];
  /** Gross price of the smallest quantity. */
  priceCents: number;
  /** The same for customers who see other prices, by the name of their list; every member has all lists, or none does. */
  priceLists?: Readonly<Record<string, number>>;
  available: boolean;
}

export interface IndexOption {
  optionId: string;
  groupId: string;
}

export interface IndexText {
  language: IndexLanguage;
  name: string;
  keywords: readonly string[];
  body: string;
  manufacturerName: string | null;
  /** With those of the categories above. */
  categoryNames: readonly string[];
  optionNames: readonly string[];
  /** What tells each member from the others ("8 kW", "weiß"), in the order of the members. */
  memberOptionNames: readonly (readonly string[])[];
}

/** The locale (`de-DE`) chooses the text analysis; unknown locales are only folded, not stemmed. */
export interface IndexLanguage {
  id: string;
  locale: string;
}

export type ListScope =
  | { kind: "category"; categoryId: string }
  | { kind: "stream"; streamId: string }
  | { kind: "search"; term: string; language: IndexLanguage; guidance?: SearchGuidance };

/** What a merchant, or what people chose before, says about one search. */
export interface SearchGuidance {
  /** Other words for the whole search; their hits come in as well, below those of the search itself. */
  alternatives: readonly string[];
  /** Hits that come first, in this order, also where the words would not find them. */
  pinnedIds: readonly string[];
  /** Hits that are moved up: `strength` above 0 to at most 1; a hit of weaker relevance stays below a much better one. */
  lifted: readonly { productId: string; strength: number }[];
  /** Hits that are not shown in this search. */
  hiddenIds: readonly string[];
}

export interface ListFilters {
  /** Only hits of one of these categories, or below. */
  categoryIds?: readonly string[];
  manufacturerIds?: readonly string[];
  /** OR inside one option group, AND between groups; the index knows the groups. */
  optionIds?: readonly string[];
  /** Their groups, from a caller who knows them: an option that no hit has is still an alternative to the others of its group. */
  optionGroups?: ReadonlyMap<string, string>;
  minPriceCents?: number;
  maxPriceCents?: number;
  ratingMin?: number;
  shippingFree?: boolean;
  available?: boolean;
  /** Only hits that show or contain one of these products. */
  productIds?: readonly string[];
}

/** Prices are those of the cheapest member that fits the filters. `score` is relevance in a search and prominence elsewhere. Equal hits: best-selling, then newest first. */
export type ListSort = "score" | "sales" | "rating" | "newest" | "price-asc" | "price-desc";

/**
 * `all`: every option of the scope, filters do not matter (post-filters). `reduced`: an option is offered only
 * if it would still give hits; each filter is narrowed by the others, not by itself.
 */
export type FacetMode = "none" | "all" | "reduced";

export interface ListQuery {
  scope: ListScope;
  filters: ListFilters;
  sort: ListSort;
  offset: number;
  /** 0 when only total and facets are wanted. */
  limit: number;
  facets: FacetMode;
  /** The list whose prices are filtered, sorted and told; none: everybody's. */
  priceList?: string | undefined;
}

export interface ListHit {
  productId: string;
  /** The member that number, words or filters single out; null when the hit stands for all of its members. */
  memberId: string | null;
}

export interface ListAnswer {
  hits: ListHit[];
  /** Exact number of hits behind scope and filters. */
  total: number;
  facets: ListFacets | null;
  /** In a search: the one article that has exactly the searched number. */
  exactId: string | null;
  /** In a search that only found something when slips were forgiven: the words that were meant, as far as the engine can tell. */
  spelling: string | null;
}

/** `hits`: how many hits would be left; most first, then by id. */
export interface FacetCount {
  id: string;
  hits: number;
}

export interface ListFacets {
  manufacturers: FacetCount[];
  options: FacetCount[];
  /** Of a search; empty in a category or stream. */
  categories: FacetCount[];
  /** Lowest and highest price of members; null when the scope holds nothing. */
  price: { minCents: number; maxCents: number } | null;
  ratingMax: number | null;
  shippingFree: boolean;
}

export interface SuggestQuery {
  term: string;
  language: IndexLanguage;
  limit: number;
  guidance?: SearchGuidance;
}

export interface SuggestAnswer {
  hits: ListHit[];
  total: number;
  exactId: string | null;
  /** Where the hits are, most first, a handful of each. */
  manufacturers: FacetCount[];
  categories: FacetCount[];
}
