import type { Facet } from "@hearth/site-search-client";
import type { FoundCard, Suggestions } from "../search-answers.ts";

/** In the order they are offered. */
export const sortings = ["relevance", "price-desc", "price-asc"] as const;
export type Sorting = (typeof sortings)[number];

export interface SearchFilters {
  brands: readonly string[];
  categories: readonly string[];
  minPriceCents: number | null;
  maxPriceCents: number | null;
}

/** complete: there is no further page. */
export type LoaderState = "loading" | "loaded" | "complete" | "error";

export interface SearchState {
  isOpen: boolean;
  /** As it stands in the field. */
  text: string;
  /** The words searched for. */
  term: string;
  /** A picture searched by instead, as a `data:` address. */
  image: string | null;
  sorting: Sorting;
  filters: SearchFilters;
  page: number;
  loader: LoaderState;
  results: readonly FoundCard[];
  facets: readonly Facet[];
  total: number;
  spelling: string | null;
  /** The page the words are meant to lead to. */
  meantPage: string | null;
  /** Where to ask people; known once anything was searched. */
  contact: string | null;
  suggestions: Suggestions;
  isListOpen: boolean;
  /** Which option of the list the arrow keys are at. */
  activeOption: number | null;
}

export const PAGE_SIZE = 10;
/** As long as the search of the page takes it. */
export const LONGEST_TERM = 100;

export const noFilters: SearchFilters = {
  brands: [],
  categories: [],
  minPriceCents: null,
  maxPriceCents: null,
};

export const noSuggestions: Suggestions = { words: [], categories: [], makers: [], guides: [], products: [] };

export const closedSearch: SearchState = {
  isOpen: false,
  text: "",
  term: "",
  image: null,
  sorting: "relevance",
  filters: noFilters,
  page: 1,
  loader: "loaded",
  results: [],
  facets: [],
  total: 0,
  spelling: null,
  meantPage: null,
  contact: null,
  suggestions: noSuggestions,
  isListOpen: false,
  activeOption: null,
};

export function wordsOf(text: string): string {
  return [...text.replace(/\s+/g, " ").trim()].slice(0, LONGEST_TERM).join("").trim();
}

/** There is something to search for. */
export function hasSubject({ term, image }: Pick<SearchState, "term" | "image">): boolean {
  return term !== "" || image !== null;
}

/** Something was searched for, the search is over, and there is nothing. */
export function isEmpty(state: SearchState): boolean {
  const isOver = state.loader === "loaded" || state.loader === "complete";
  return state.total === 0 && hasSubject(state) && isOver;
}

export function countFilters({ brands, categories, minPriceCents, maxPriceCents }: SearchFilters): number {
  const hasPrice = minPriceCents !== null || maxPriceCents !== null;
  return brands.length + categories.length + Number(hasPrice);
}
